import { NICKNAMES } from "../../../../record/words/lexicon/nicknames.ts";
import { addPhrase, type Phrasebook } from "./phrasebook.ts";
import { fold, type Word } from "./words.ts";

export type Person = {
	id: string;
	name: string;
	full_name: string | null;
	initials: string;
	matches: number;
	role: string | null;
	slug: string | null;
};

/** Who is meant by a bare surname: somebody who has played so many times the matches of the next. */
const OVERWHELMING = 5;

export type PeopleIndex = {
	byId: Map<string, Person>;
	/** names, nicknames, surnames: each with everybody it may mean, the most famous first */
	phrases: Map<string, string[]>;
	/** people by the last word of their name, for what was misspelt */
	surnames: Map<string, Person[]>;
};

const plain = (name: string) =>
	fold(name)
		.replace(/[.'-]/g, (mark) => (mark === "-" ? " " : ""))
		.trim();
const lastWord = (name: string) => name.split(" ").at(-1) ?? name;

/** Makes the index of everybody who may be asked about. */
export function indexPeople(people: Person[]): PeopleIndex {
	const phrases = new Map<string, string[]>();
	const famous = people.toSorted((a, b) => b.matches - a.matches);
	const name = (phrase: string, id: string) => {
		const ids = phrases.get(phrase);
		if (!ids) phrases.set(phrase, [id]);
		else if (!ids.includes(id)) ids.push(id);
	};
	for (const person of famous) for (const whole of wholeNames(person)) name(whole, person.id);
	const taken = new Set(phrases.keys());
	// a nickname is meant for one; a whole name of somebody else stands above it
	for (const [who, nicknames] of NICKNAMES) {
		const id = famous.find((person) => person.name === who)?.id;
		if (id) for (const nickname of nicknames.split("|")) if (!taken.has(nickname)) phrases.set(nickname, [id]);
	}
	const nicknamed = new Set(phrases.keys());
	const surnames = new Map<string, Person[]>();
	for (const person of famous) {
		const surname = surnameOf(person);
		if (!nicknamed.has(surname)) name(surname, person.id);
		surnames.set(surname, [...(surnames.get(surname) ?? []), person]);
	}
	const afterSurnames = new Set(phrases.keys());
	for (const person of famous) {
		const [first = ""] = plain(person.name).split(" ");
		if (first.length > 2 && !afterSurnames.has(first)) name(first, person.id);
	}
	return { byId: new Map(people.map((person) => [person.id, person])), phrases, surnames };
}

/** 'de villiers' of AB de Villiers; else the last word. */
function surnameOf({ name }: Person): string {
	const words = plain(name).split(" ");
	const small = words.findIndex((word, at) => at > 0 && /^(de|du|van|von|al|el|der)$/.test(word));
	return small > 0 ? words.slice(small).join(" ") : lastWord(plain(name));
}

/** Everything that is a whole name: as shown, in full, with the scorer's initials run together or apart. */
function wholeNames({ name, full_name, initials }: Person): string[] {
	const shown = plain(name);
	const scorer = plain(initials);
	const [letters = "", ...rest] = scorer.split(" ");
	const apart = /^[a-z]{2,4}$/.test(letters) && rest.length > 0 ? [`${[...letters].join(" ")} ${rest.join(" ")}`] : [];
	return [shown, scorer, ...apart, ...(full_name ? [plain(full_name)] : [])].filter((whole) => whole.includes(" "));
}

/** Puts every name into a book, as what `mean` makes of the ids. */
export function addPeople<Meaning>(
	book: Phrasebook<Meaning>,
	index: PeopleIndex,
	mean: (ids: string[]) => Meaning,
): void {
	for (const [phrase, ids] of index.phrases) addPhrase(book, phrase, mean(ids));
}

/** Who of several is meant when nothing more is said: the only one, or one far more famous than the rest; else nobody. */
export function meantBy(index: PeopleIndex, ids: string[]): Person | null {
	const [first, second] = ids.flatMap((id) => index.byId.get(id) ?? []).toSorted((a, b) => b.matches - a.matches);
	if (!first) return null;
	return !second || first.matches >= OVERWHELMING * Math.max(1, second.matches) ? first : null;
}

/** Somebody whose surname is nearly a word, and by how many letters it is another. */
export type Near = { person: Person; far: number };

/** Everybody whose surname is nearly a word. */
export function namesNear(index: PeopleIndex, text: string): Near[] {
	const near: Near[] = [];
	for (const [surname, people] of index.surnames) {
		const most = allowed(text, surname);
		if (Math.abs(surname.length - text.length) > most) continue;
		// equal letters need no count, and where none may be wrong there is nothing to count
		const far = surname === text ? 0 : most === 0 ? Number.POSITIVE_INFINITY : distance(surname, text);
		if (far <= most) for (const person of people) near.push({ person, far });
	}
	return near;
}

/** Who of those is meant, given the word before, which has to be the first name when it is one. */
export function misspelt(near: readonly Near[], before: Word | undefined): { people: Person[]; withFirst: boolean } {
	const withFirst = before ? near.filter(({ person }) => isFirstName(person, before.text)) : [];
	if (withFirst.length > 0) return { people: nearest(withFirst), withFirst: true };
	return { people: nearest(near), withFirst: false };
}

function nearest(near: readonly Near[]): Person[] {
	const least = Math.min(...near.map(({ far }) => far));
	return near.filter(({ far }) => far === least).map(({ person }) => person);
}

/** Whether a word is, or abbreviates, or misspells by a letter, somebody's first name or initials. */
export function isFirstName(person: Person, word: string): boolean {
	const { first, letters, given } = givenNames(person);
	return (
		first === word ||
		letters === word ||
		given.includes(word) ||
		(word.length === 1 && first.startsWith(word)) ||
		(word.length >= 3 && first.startsWith(word)) ||
		(word.length >= 4 && first.length >= 4 && distance(first, word) <= (word.length >= 7 ? 2 : 1))
	);
}

type Given = { first: string; letters: string; given: string[] };
// one question may ask for the names of a whole family many times over
const folded = new WeakMap<Person, Given>();

function givenNames(person: Person): Given {
	const known = folded.get(person);
	if (known) return known;
	const [first = ""] = plain(person.name).split(" ");
	const [letters = ""] = plain(person.initials).split(" ");
	const names = { first, letters, given: plain(person.full_name ?? "").split(" ") };
	folded.set(person, names);
	return names;
}

/** How many letters of a word of this length may be wrong. */
const allowed = (typed: string, name: string) => {
	if (typed[0] !== name[0] && !(typed.length >= 6 && typed.slice(-3) === name.slice(-3))) return 0;
	const length = Math.min(typed.length, name.length);
	return length >= 7 ? 2 : length >= 4 ? 1 : 0;
};

/** Edits between two words: letters added, left out, changed, or swapped with the next (Damerau-Levenshtein, restricted). */
export function distance(a: string, b: string): number {
	if (Math.abs(a.length - b.length) > 2) return 3;
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, at) => at);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			let least = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + same);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				least = Math.min(least, (before[j - 2] as number) + 1);
			row.push(least);
		}
		before = last;
		last = row;
	}
	return last[b.length] as number;
}
