package dev.touchstone.core.relation.law;

import dev.touchstone.core.relation.question.Edit;
import java.util.List;

/** A relation between replies about a graph that stays as it is. */
interface StaticRelation extends Relation {

    @Override
    default List<Edit> edits() {
        return List.of();
    }
}
