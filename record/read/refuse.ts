import type { Frame, Named, Pointer } from "./frame.ts";

/** Answers to a pronoun that neither its question nor the one before makes clear. */
export const POINTLESS: Record<Pointer, string> = {
	person: "I don't know whom you mean. Name the player or the side?",
	place: "I don't know which ground you mean. Name it?",
	season: "I don't know which season you mean. Name the year?",
};

/** Why a question cannot be read: what the record lacks, words that no table has, words without a place. */
export function refusal(frame: Frame): string | undefined {
	const [outside] = frame.outside;
	if (outside) return `The record has no data on ${outside.why}, so I can't answer with “${outside.words}”.`;
	const strange = [...frame.unknown, ...frame.unused];
	if (strange.length > 0) return `I don't know what ${strange.map((word) => `“${word}”`).join(" and ")} means here.`;
	const stranger = strangers(frame);
	if (stranger) return `I don't know a player called “${stranger}”.`;
	const nothing =
		frame.people.length + frame.sides.length + frame.limits.length + frame.measures.length + frame.nouns.length;
	return nothing === 0 ? "I don't know what to count. Name a player, a side or a figure." : undefined;
}

/** A first name and a surname side by side that belong to two people. */
function strangers({ people }: Frame): string | undefined {
	const at = people.findIndex((one, at) => at > 0 && one.follows === true && people[at - 1]?.ids[0] !== one.ids[0]);
	return at > 0 ? `${people[at - 1]?.words} ${people[at]?.words}` : undefined;
}

/** The first name of a question that several people or sides bear, and who they are. */
export function sharedName(frame: Frame): { words: string; names: string[]; text: string } | undefined {
	const shared: Named | undefined = [...frame.people, ...frame.sides].find(({ ids }) => ids.length > 1);
	if (!shared) return undefined;
	const names = shared.names.slice(0, 6);
	const noun = shared.kind === "person" ? "player" : "side";
	return {
		words: shared.words,
		names,
		text: `More than one ${noun} is called ${shared.words}: ${names.join(", ")}. Which one did you mean?`,
	};
}
