import type { Frame, Named } from "./frame.ts";

/** Whether a question is about who dismissed whom, and the words do not say which of two bowled. */
export const isDuel = ({ people, measures }: Frame): boolean =>
	people.length === 2 &&
	people.every(({ joined }) => joined !== "or") &&
	measures.some(({ name }) => name === "dismissals" || name === "victims");

/** Both ways to say who bowled to whom; the record knows which of them met. */
export function duels(frame: Frame): Frame[] {
	const [one, other] = frame.people as [Named, Named];
	const bare = ({ link: _, ...person }: Named) => person;
	const way = (batter: Named, bowler: Named): Frame => ({
		...frame,
		marks: ["bat"],
		measures: [{ name: "dismissals", not: false, words: "dismissed" }],
		people: [bare(batter), { ...bare(bowler), link: "off" }],
	});
	return [way(one, other), way(other, one)];
}
