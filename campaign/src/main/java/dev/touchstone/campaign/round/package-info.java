/** A round from its seed: the engines that share a language, their datasets and the cases of every turn. Knows no clock. */
package dev.touchstone.campaign.round;
