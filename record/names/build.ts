import type { Candidate as Named } from "../language/faults/fault.ts";
import type { Question } from "../language/question.ts";
import type { MatchRecord } from "../record.ts";
import { NICKNAMES } from "./nicknames.ts";
import { OF_CITIES, OF_COUNTRIES, OF_DISMISSALS, OF_GROUNDS, OF_NATIONALITIES, OF_SIDES } from "./other-names.ts";
import { fold, plain, soundOf } from "./text.ts";

export const NAME_KINDS = [
	"people",
	"franchises",
	"grounds",
	"cities",
	"countries",
	"nationalities",
	"dismissals",
	"styles",
] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export type Candidate = Named & { kind: NameKind };

/** How a phrase names its candidate: as a whole name, a nickname, a surname or a first name. */
export type NameForm = "whole" | "nick" | "last" | "first";
export type Entry = { candidate: Candidate; how: NameForm };

export type NameIndex = {
	phrases: Map<string, Entry[]>;
	/** number of words in the longest phrase */
	longest: number;
	/** one-word phrases by first letter, to find misspelt ones */
	words: Map<string, string[]>;
	/** phrases by sound, built on first use */
	sounds: () => Map<string, string[]>;
	candidates: Candidate[];
	seasons: number[];
	/** the match id of each season's final */
	finals: Map<number, string>;
};

export type NamesSource = Pick<MatchRecord, "edition" | "names" | "franchises" | "seasons" | "ask" | "askAny">;
type Person = MatchRecord["names"]["people"][number];
type Career = { side: string | null; seasons: Candidate["seasons"] };

const PARTICLES = new Set(["de", "du", "van", "von", "al", "el", "der", "ten", "ur"]);
const split = (names: string | undefined) => names?.split("|") ?? [];

/** Builds the name index of a record. Asks the record for careers, finals and lists of values. */
export async function buildNames(record: NamesSource): Promise<NameIndex> {
	const { names, franchises, seasons } = record;
	const [careers, nationalities, styles, dismissals, finals] = await Promise.all([
		careersOf(record),
		valuesOf(record, { rows: "people", measures: ["people"], by: ["nationality"] }, "nationality"),
		valuesOf(record, { rows: "people", measures: ["people"], by: ["bowl_style"] }, "bowl_style"),
		valuesOf(record, { rows: "batting", measures: ["innings"], by: ["dismissal"] }, "dismissal"),
		finalsOf(record),
	]);
	const index = new IndexBuilder();
	for (const person of names.people) addPerson(index, person, careers.get(person.id));
	for (const franchise of franchises) addSide(index, franchise);
	for (const ground of names.grounds) addGround(index, ground);
	const lists: [NameKind, string, string[], Readonly<Record<string, string>>][] = [
		["cities", "city", names.grounds.map(({ city }) => city), OF_CITIES],
		["countries", "country", names.grounds.map(({ country }) => country), OF_COUNTRIES],
		["nationalities", "nationality", nationalities, OF_NATIONALITIES],
		["styles", "bowling style", styles, {}],
		["dismissals", "dismissal", dismissals, OF_DISMISSALS],
	];
	for (const [kind, role, values, others] of lists)
		for (const value of new Set(values)) {
			const one = index.candidate(kind, value, value, role);
			for (const phrase of [value, ...split(others[value])]) index.add(phrase, one, "whole");
		}
	return { ...index.done(), seasons, finals };
}

/** Adds a side with its names of all seasons. */
function addSide(index: IndexBuilder, { id, name, short_name, names }: NamesSource["franchises"][number]): void {
	const seasons = { from: names[0]?.first_season ?? 0, to: names.at(-1)?.last_season ?? 0 };
	const side = index.candidate("franchises", id, name, "side", { side: null, seasons });
	const all = names.flatMap((one) => [one.name, one.short_name]);
	for (const phrase of [name, short_name, ...all]) index.add(phrase, side, "whole");
	for (const phrase of split(OF_SIDES[id])) index.add(phrase, side, "nick");
}

/** Adds a ground by its names, with and without its city. */
function addGround(index: IndexBuilder, { id, name, city, venues }: NamesSource["names"]["grounds"][number]): void {
	const ground = index.candidate("grounds", id, name, "ground");
	const calls = [name, ...venues, ...venues.map((venue) => venue.split(",")[0] ?? venue), ...split(OF_GROUNDS[id])];
	for (const phrase of calls) {
		if (plain(phrase) === plain(city)) continue;
		index.add(phrase, ground, "whole");
		for (const joint of ["", "in ", "at "]) index.add(`${phrase} ${joint}${city}`, ground, "whole");
	}
}

class IndexBuilder {
	readonly phrases = new Map<string, Entry[]>();
	readonly candidates: Candidate[] = [];
	longest = 1;

	candidate(kind: NameKind, id: string, name: string, role: string, career?: Career, matches = 0): Candidate {
		const one = { kind, id, name, role, side: career?.side ?? null, seasons: career?.seasons ?? null, matches };
		this.candidates.push(one);
		return one;
	}

	add(phrase: string, candidate: Candidate, how: NameForm): void {
		const key = plain(phrase);
		if (key.length < 2) return;
		const there = this.phrases.get(key) ?? [];
		if (there.some((entry) => entry.candidate === candidate)) return;
		this.phrases.set(key, [...there, { candidate, how }]);
		this.longest = Math.max(this.longest, key.split(" ").length);
	}

	done(): Pick<NameIndex, "phrases" | "candidates" | "longest" | "words" | "sounds"> {
		const { phrases, candidates, longest } = this;
		const single = [...phrases.keys()].filter((phrase) => !phrase.includes(" "));
		let heard: Map<string, string[]> | undefined;
		const sounds = () => {
			heard ??= Map.groupBy(phrases.keys(), soundOf);
			return heard;
		};
		return { phrases, candidates, longest, words: Map.groupBy(single, (phrase) => phrase[0] ?? ""), sounds };
	}
}

function addPerson(index: IndexBuilder, person: Person, career: Career | undefined): void {
	const one = index.candidate("people", person.id, person.name, person.role, career, person.matches);
	for (const phrase of wholeNames(person)) index.add(phrase, one, "whole");
	const surname = surnameOf(person);
	for (const nick of split(NICKNAMES[person.name])) {
		index.add(nick, one, "nick");
		if (!nick.includes(" ")) index.add(`${nick} ${surname}`, one, "nick");
	}
	if (person.matches === 0) return;
	if (surname.length > 2) index.add(surname, one, "last");
	const [first = ""] = plain(person.name).split(" ");
	if (first.length > 2) index.add(first, one, "first");
}

/** The shown name, the full name, the scorers' initials written together and apart, and the name with one initial. */
function wholeNames({ name, initials, full_name }: Person): string[] {
	const [letters = "", ...rest] = plain(initials).split(" ");
	const surname = plain(name).split(" ").slice(1).join(" ");
	const apart = letters.length > 1 && letters.length < 5 ? [`${[...letters].join(" ")} ${rest.join(" ")}`] : [];
	const initial = surname ? [`${plain(name)[0]} ${surname}`] : [];
	return [name, initials, ...apart, ...initial, ...(full_name ? [full_name] : [])];
}

function surnameOf({ name }: Person): string {
	const words = name.split(" ").map(fold);
	const particle = words.findIndex((word, at) => at > 0 && PARTICLES.has(word));
	return plain(words.slice(particle > 0 ? particle : -1).join(" "));
}

const EVERY_LINE = 20_000;

async function careersOf({ ask }: NamesSource): Promise<Map<string, Career>> {
	const { rows } = await ask({
		rows: "appearances",
		measures: ["matches"],
		by: ["player", "season", "team"],
		order: "keys",
		limit: EVERY_LINE,
	});
	const found = new Map<string, { sides: Map<string, number>; from: number; to: number }>();
	for (const { player_id, season, team, matches } of rows) {
		const career = found.get(player_id) ?? { sides: new Map<string, number>(), from: season, to: season };
		career.sides.set(team, (career.sides.get(team) ?? 0) + matches);
		found.set(player_id, { ...career, from: Math.min(career.from, season), to: Math.max(career.to, season) });
	}
	return new Map(
		[...found].map(([id, { sides, from, to }]) => {
			const [side = null] = [...sides].sort((a, b) => b[1] - a[1])[0] ?? [];
			return [id, { side, seasons: { from, to } }];
		}),
	);
}

async function valuesOf({ askAny }: NamesSource, question: Question, column: string): Promise<string[]> {
	const { rows } = await askAny({ ...question, order: "keys", limit: EVERY_LINE });
	return rows
		.flatMap((row) => (row as Record<string, unknown>)[column] ?? [])
		.map(String)
		.filter((value) => value !== "unknown");
}

async function finalsOf({ askAny }: NamesSource): Promise<Map<number, string>> {
	const question: Question = {
		rows: "matches",
		measures: ["matches"],
		where: { stage: "final" },
		list: true,
		limit: 1000,
	};
	const { rows } = await askAny({ ...question, order: "keys" });
	return new Map(rows.map(({ season, match_id }) => [season, String(match_id)]));
}
