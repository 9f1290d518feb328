/** The record's reasons why a match has no win chance. */
type Reason = "shortened" | "no result" | "too early" | "not fitted yet";

export const storyTexts = {
	turns: "Three balls that turned it",
	estimate: (season: number) =>
		`An estimate from the score, wickets and balls left, fitted on the seasons before ${season}. It doesn't know who is batting.`,
	none: {
		shortened: "This match was shortened, so it has no win chance: the estimate only covers full 20-over matches.",
		"no result": "This match had no result, so it has no win chance.",
		"too early": "Win chances begin in 2010: the estimate needs two seasons to learn from.",
		"not fitted yet": "The estimate isn't ready for this season yet.",
	} satisfies Record<Reason, string>,
};
