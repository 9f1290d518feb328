import { numbersIn, unsourcedNumbers } from "../../../../makers/check.ts";
import type { About } from "../../../../makers/kind.ts";
import type { FactText } from "./fact-kind.ts";

const LONGEST_TITLE = 64;
const LONGEST_FACT = 340;
const SHORTEST_FACT = 60;

const FILLER = /\b(?:amazing|incredible|stunning|remarkable|unbelievable|sensational|undefined|null|nan|infinity)\b/i;

/** Returns the faults of a draft, in words. A draft without faults may be stored. */
export function draftFaults(draft: FactText, about: About, answers: unknown): string[] {
	const { title, fact, tags, figure, figures } = draft;
	const faults: string[] = [];
	const must = (holds: boolean, fault: string) => {
		if (!holds) faults.push(fault);
	};
	const text = `${title} ${fact}`;
	must(title.length <= LONGEST_TITLE, `title is longer than ${LONGEST_TITLE} characters`);
	must(fact.length <= LONGEST_FACT, `text is longer than ${LONGEST_FACT} characters`);
	must(fact.length >= SHORTEST_FACT, "text says too little");
	must(/^[\p{Lu}\d₹“]/u.test(title) && !/[.!]$/.test(title), "title is no headline");
	must(/^[\p{Lu}\d₹]/u.test(fact) && /[.?]$/.test(fact), "text is no sentence");
	must(!/\s{2}|^\s|\s$|['"]| [,.]|\.\.|,,/.test(text), "spacing or punctuation");
	must(!FILLER.test(text), "a word that says nothing");
	must(tags.length >= 2 && tags.length <= 5, "two to five tags");
	must(
		new Set(tags).size === tags.length && tags.every((tag) => tag && tag === tag.toLowerCase()),
		"tags are not plain",
	);
	must(figure !== "" && figure.length <= 14, "no figure for the card");
	must(
		figures.length > 0 && figures.every(({ label, value }) => label !== "" && value !== ""),
		"a figure without label or value",
	);
	must(new Set(figures.map(({ label }) => label)).size === figures.length, "two figures under one label");
	const known = new Set(figures.flatMap(({ value }) => numbersIn(value)));
	must(
		numbersIn(figure).every((value) => known.has(value)),
		"the leading figure is not among the figures",
	);
	const missing = unsourcedNumbers({ text: `${title}. ${fact}`, figures }, about, answers);
	must(missing.length === 0, `no source for ${missing.join(", ")}`);
	return faults;
}
