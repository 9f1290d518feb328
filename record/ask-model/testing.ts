import type { Question } from "../language/question.ts";
import type { Grounds, Link, Result, ResultLine } from "./types.ts";

// A small world for tests of the checks: four players, two sides, a ground.

export const PEOPLE = { k: "Virat Kohli", r: "Rohit Sharma", b: "Jasprit Bumrah", d: "MS Dhoni" } as const;
const NAMED: Record<string, { kind: string; id: string; name: string }> = {
	"virat kohli": { kind: "people", id: "k", name: PEOPLE.k },
	kohli: { kind: "people", id: "k", name: PEOPLE.k },
	"rohit sharma": { kind: "people", id: "r", name: PEOPLE.r },
	rohit: { kind: "people", id: "r", name: PEOPLE.r },
	"jasprit bumrah": { kind: "people", id: "b", name: PEOPLE.b },
	bumrah: { kind: "people", id: "b", name: PEOPLE.b },
	"ms dhoni": { kind: "people", id: "d", name: PEOPLE.d },
	dhoni: { kind: "people", id: "d", name: PEOPLE.d },
	"mumbai indians": { kind: "franchises", id: "mi", name: "Mumbai Indians" },
	csk: { kind: "franchises", id: "csk", name: "Chennai Super Kings" },
	wankhede: { kind: "grounds", id: "wankhede", name: "Wankhede Stadium" },
	कोहली: { kind: "people", id: "k", name: PEOPLE.k },
	रोहित: { kind: "people", id: "r", name: PEOPLE.r },
};

/** Finds the small world's names, and seasons. */
function link(text: string): Link[] {
	const found: Link[] = [];
	const lower = text.toLowerCase();
	let at = 0;
	while (at < lower.length) {
		const starts = at === 0 || !/[\p{L}\p{M}\p{N}]/u.test(lower[at - 1] ?? "");
		const name = starts
			? Object.keys(NAMED)
					.toSorted((a, b) => b.length - a.length)
					.find((one) => lower.startsWith(one, at) && !/[\p{L}\p{M}\p{N}]/u.test(lower[at + one.length] ?? ""))
			: undefined;
		const season = starts ? /^20\d\d(?!\d)/.exec(lower.slice(at))?.[0] : undefined;
		const meaning = name ? NAMED[name] : season ? { kind: "seasons", id: season, name: season } : undefined;
		const words = name ?? season;
		if (meaning && words) {
			const typed = text.slice(at, at + words.length);
			found.push({ words: typed, at, meanings: [meaning], spelt: "well", short: !words.includes(" ") });
		}
		at += words?.length ?? 1;
	}
	return found;
}

const resultOf = (name: string, question: Question, lines: ResultLine[], total = lines.length): Result => ({
	name,
	question,
	reading: `reading of ${name}`,
	columns: [...new Set(lines.flatMap((line) => Object.keys(line)))],
	lines,
	total,
	definitions: [],
	as_of: { match_id: 1, date: "2026-05-31", label: "the 2026 final" },
	names: { ...PEOPLE, mi: "Mumbai Indians", csk: "Chennai Super Kings", wankhede: "Wankhede Stadium" },
	page: null,
});

export const groundsOf = (words: string, results: readonly Result[]): Grounds => ({
	results,
	asked: { words, links: link(words) },
	link,
	city_of: { wankhede: "Mumbai" },
	instructions: "You answer questions about cricket on a fan site and you know no figure yourself.",
});

const line = (id: keyof typeof PEOPLE, more: ResultLine): ResultLine => ({
	player_id: id,
	player: PEOPLE[id],
	...more,
});

/** A player's runs in a season. */
export const runsOf = (name: string, id: keyof typeof PEOPLE, season: number, runs: number): Result =>
	resultOf(name, { rows: "batting", measures: ["runs"], where: { player: id, season } }, [{ runs }]);
/** A ranking by runs. `tied`: two share the first place. */
export const ranking = (name: string, tied = false): Result =>
	resultOf(
		name,
		{ rows: "batting", measures: ["runs"], by: ["player"] },
		[
			line("k", { rank: 1, runs: 9336 }),
			line("r", tied ? { rank: 1, runs: 9336 } : { rank: 2, runs: 7300 }),
			line("d", { rank: 3, runs: 5439 }),
		],
		600,
	);
/** A player's titles. */
export const titlesOf = (name: string, id: keyof typeof PEOPLE, titles: number): Result =>
	resultOf(name, { rows: "people", measures: ["titles"], where: { player: id } } as Question, [{ titles }]);
