import type { Names } from "../../record.ts";
import type { Piece } from "../pieces.ts";
import { NICKNAMES } from "./nicknames.ts";
import { addPhrase, type Phrasebook } from "./phrasebook.ts";
import { fold } from "./tokens.ts";

type Person = Names["people"][number];
/** A bare surname means somebody who has played this many times the matches of the next. */
const OVERWHELMING = 5;
/** The fewest matches from which a name that is also a word is a name by itself: "more" is not Ronit More. */
const KNOWN_BY_NAME = 20;
const PARTICLES = new Set(["de", "du", "van", "von", "al", "el", "der", "ten", "ur"]);

const plain = (name: string) => fold(name.replaceAll("-", " ")).replace(/\s+/g, " ").trim();

/** Puts everybody into the book: whole names, initials, nicknames; then surnames and first names, with all who bear them. */
export function addPeople(book: Phrasebook, { people }: Names): void {
	const played = people.filter(({ matches }) => matches > 0);
	const whole = gather(played, wholeNames);
	for (const [nickname, person] of nicknamesOf(played)) if (!whole.has(nickname)) whole.set(nickname, [person]);
	const last = without(
		gather(played, (person) => [surnameOf(person)]),
		whole,
	);
	const first = without(gather(played, firstNames), whole);
	for (const [phrase, who] of whole)
		addPhrase(book, phrase, [named(ofOneName(who), phrase.includes(" ") ? "whole" : "last")]);
	const isWord = (phrase: string, who: Person[]) =>
		book.phrases.has(phrase) && Math.max(...who.map(({ matches }) => matches)) < KNOWN_BY_NAME;
	for (const [phrase, who] of last) if (!isWord(phrase, who)) addPhrase(book, phrase, [named(meant(who), "last")]);
	for (const [phrase, who] of first)
		if (!last.has(phrase) && !isWord(phrase, who)) addPhrase(book, phrase, [named(meant(who), "first")]);
}

const nicknamesOf = (people: Person[]): [string, Person][] =>
	NICKNAMES.flatMap(([name, nicknames]) => {
		const person = people.find((one) => one.name === name);
		const surname = person && surnameOf(person);
		return person
			? nicknames
					.split("|")
					// "Jumbo Kumble", and a nickname that is another's name: "Roy Symonds"
					.flatMap((nickname) => (nickname.includes(" ") ? [nickname] : [nickname, `${nickname} ${surname}`]))
					.map((phrase): [string, Person] => [phrase, person])
			: [];
	});

const named = (people: Person[], known: "whole" | "first" | "last"): Piece => ({
	is: "person",
	ids: people.map(({ id }) => id),
	known,
	...(people.every(({ role }) => role === "bowler") ? { bowls: true as const } : {}),
});

function gather(people: Person[], phrasesOf: (person: Person) => string[]): Map<string, Person[]> {
	const found = new Map<string, Person[]>();
	for (const person of people)
		for (const phrase of new Set(phrasesOf(person))) found.set(phrase, [...(found.get(phrase) ?? []), person]);
	return found;
}

const without = (names: Map<string, Person[]>, others: Map<string, Person[]>) =>
	new Map([...names].filter(([phrase]) => phrase.length > 2 && !others.has(phrase)));

/** Two men of the very same name are both meant. */
const ofOneName = (people: Person[]) => (new Set(people.map(({ name }) => name)).size === 1 ? people : meant(people));

/** One of several when he is far better known than the rest, else all of them. */
function meant(people: Person[]): Person[] {
	const [one, next] = [...new Set(people)].sort((a, b) => b.matches - a.matches);
	if (one && next && one.matches >= OVERWHELMING * next.matches) return [one];
	return [...new Set(people)];
}

function surnameOf({ name }: Person): string {
	const words = name.split(" ").map(plain);
	const small = words.findIndex((word, at) => at > 0 && PARTICLES.has(word));
	return words.slice(small > 0 ? small : -1).join(" ");
}

const firstNames = ({ name }: Person) => plain(name).split(" ").slice(0, 1);

/** As shown, in full, with the scorer's initials run together or apart, and with one initial. */
function wholeNames({ name, initials, full_name }: Person): string[] {
	const [shown, scorer] = [plain(name), plain(initials)];
	const [letters = "", ...rest] = scorer.split(" ");
	const [first = ""] = shown.split(" ");
	const surname = shown.split(" ").slice(1).join(" ");
	const apart = letters.length > 1 && letters.length < 5 ? [`${[...letters].join(" ")} ${rest.join(" ")}`] : [];
	const initial = surname ? [`${first[0]} ${surname}`] : [];
	return [shown, scorer, ...apart, ...initial, ...(full_name ? [plain(full_name)] : [])].filter(
		(phrase) => phrase.includes(" ") || phrase === shown,
	);
}
