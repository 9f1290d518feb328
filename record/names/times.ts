import type { Word } from "./text.ts";

/** A season, a day or a final in a text, at words `from` to `to` (exclusive). */
export type TimeSpan = { kind: "seasons" | "dates" | "matches"; id: string; from: number; to: number };

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthOf = (word = "") => (/^[a-z]{3,9}$/.test(word) ? MONTHS.indexOf(word.slice(0, 3)) + 1 : 0);
const dayOf = (word = "") => (/^(?:0?[1-9]|[12][0-9]|3[01])$/.test(word) ? Number(word) : 0);
const yearOf = (word = "") => (/^20[0-9]{2}$/.test(word) ? Number(word) : 0);
const iso = (year: number, month: number, day: number) =>
	`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** Finds "2016", "3 May 2016", "May 3, 2016", "2016-05-03", "the 2016 final" and "the final of 2016". */
export function timesIn(words: readonly Word[], seasons: readonly number[], finals: ReadonlyMap<number, string>) {
	const found: TimeSpan[] = [];
	for (let at = 0; at < words.length; at++) {
		const date = dateAt(words, at);
		if (date) {
			found.push({ kind: "dates", id: date, from: at, to: at + 3 });
			at += 2;
			continue;
		}
		const season = yearOf(words[at]?.text);
		if (!seasons.includes(season)) continue;
		found.push({ kind: "seasons", id: String(season), from: at, to: at + 1 });
		const match = finals.get(season);
		const final = match && finalBeside(words, at);
		if (match && final) found.push({ kind: "matches", id: match, ...final });
	}
	return found;
}

function dateAt(words: readonly Word[], at: number): string | undefined {
	const [one, two, three] = [words[at]?.text, words[at + 1]?.text, words[at + 2]?.text];
	const orders = [
		[yearOf(three), monthOf(two), dayOf(one)],
		[yearOf(three), monthOf(one), dayOf(two)],
		[yearOf(one), Number(two) <= 12 ? dayOf(two) : 0, dayOf(three)],
	];
	const [year, month, day] = orders.find((parts) => parts.every((part) => part > 0)) ?? [];
	return year && month && day ? iso(year, month, day) : undefined;
}

/** The words of "2016 final" or "final of 2016" around the season at `at`. */
function finalBeside(words: readonly Word[], at: number): { from: number; to: number } | undefined {
	if (words[at + 1]?.text === "final") return { from: at, to: at + 2 };
	if (words[at - 1]?.text === "final") return { from: at - 1, to: at + 1 };
	const between = ["of", "in"].includes(words[at - 1]?.text ?? "");
	return between && words[at - 2]?.text === "final" ? { from: at - 2, to: at + 1 } : undefined;
}
