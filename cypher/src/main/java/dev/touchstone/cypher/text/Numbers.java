package dev.touchstone.cypher.text;

import dev.touchstone.core.value.Values;
import dev.touchstone.cypher.syntax.Expression.Literal;
import dev.touchstone.cypher.text.Token.Kind;
import java.math.BigInteger;

/** Reads the digits of a number. */
final class Numbers {
    private Numbers() {}

    /** The literal that a token with this sign before it stands for. */
    static Literal literal(Token token, String sign) {
        return token.kind() == Kind.FLOAT ? real(token, sign) : whole(token, sign);
    }

    private static Literal real(Token token, String sign) {
        String text = token.text();
        if (!Character.isDigit(text.charAt(text.length() - 1))) {
            throw new SyntaxError("InvalidNumberLiteral", "not a number: " + text, token.position());
        }
        double value = Double.parseDouble(sign + text);
        if (Double.isInfinite(value)) {
            throw new SyntaxError("FloatingPointOverflow", "too large: " + text, token.position());
        }
        return new Literal(Values.of(value));
    }

    private static Literal whole(Token token, String sign) {
        String text = token.text();
        try {
            BigInteger magnitude = text.startsWith("0x") || text.startsWith("0X")
                    ? new BigInteger(text.substring(2), 16)
                    : text.startsWith("0o") ? new BigInteger(text.substring(2), 8) : new BigInteger(text);
            return new Literal(Values.of((sign.isEmpty() ? magnitude : magnitude.negate()).longValueExact()));
        } catch (NumberFormatException e) {
            throw new SyntaxError("InvalidNumberLiteral", "not a number: " + text, token.position());
        } catch (ArithmeticException e) {
            throw new SyntaxError("IntegerOverflow", "too large: " + text, token.position());
        }
    }
}
