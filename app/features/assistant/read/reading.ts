import { FILLERS } from "../lexicon/fillers.ts";
import type { MeasureKey } from "../lexicon/measures.ts";
import { type Claim, claimTypos, claimWords, isFiller, isPersonClaim } from "./claims.ts";
import { isFirstName, meantBy, type Person } from "./people.ts";
import type { Span } from "./seasons.ts";
import { createSpelling } from "./spelling.ts";
import { MOST_WORDS, numberIn, ordinalIn, type Word, wordsOf } from "./words.ts";
import type { Meaning, World } from "./world.server.ts";

type Of<Sort extends Meaning["sort"]> = Extract<Meaning, { sort: Sort }>;

/** A person of the question: who is meant, or null when several may be; where the name stands. */
export type PersonMention = { person: Person | null; ids: string[]; at: number };
/** A side of the question; `side` is how it is named: as the one played for, or against. */
export type TeamMention = { ids: readonly string[]; at: number; side: "for" | "against" | null };

/** What a question says, in the record's own terms. */
export type Reading = {
	question: string;
	people: PersonMention[];
	teams: TeamMention[];
	grounds: string[];
	span: Span | null;
	spans: Span[];
	stage: Of<"stage">["stage"] | null;
	innings: 1 | 2 | null;
	outcome: "won" | "lost" | null;
	phase: Of<"phase">["phase"] | null;
	position: { from: number; to: number } | null;
	nationality: string | null;
	/** measures in the order of the words */
	measures: { key: MeasureKey; at: number; length: number }[];
	sorts: Set<Meaning["sort"]>;
	which: Of<"which">["what"][];
	/** 'the second most': 2 */
	nth: number | null;
	/** 'the top five': 5 */
	top: number | null;
	numbers: number[];
	cap: Of<"cap">["cap"] | null;
	choice: Of<"choice">["choice"] | null;
	/** why the record cannot answer it */
	outside: string | null;
	/** words that nothing could be made of */
	unknown: string[];
	/** a name of somebody who is not in the record */
	stranger: string | null;
};

const TOO_MANY_WORDS = `I read ${MOST_WORDS} words of a question at most; please ask in fewer`;

/**
 * Reads a question; those of one request share the `spelling`. Nothing is asked of the record: whether it makes sense is for the
 * answer to find out. One of too many words is not read in part, since what is left out could change what is asked.
 */
export function readQuestion(question: string, world: World, spelling = createSpelling(world)): Reading {
	const words = wordsOf(question);
	if (words.length > MOST_WORDS) return { ...emptyReading(question), outside: TOO_MANY_WORDS };
	const claims = claimWords(words, world);
	const owner: (Claim | undefined)[] = words.map(() => undefined);
	for (const claim of claims) for (let at = claim.from; at < claim.to; at++) owner[at] = claim;
	const reading = emptyReading(question);
	claimTypos(words, owner, claims, world, spelling);
	claims.sort((a, b) => a.from - b.from);
	for (const claim of claims) take(reading, claim, words, owner, world);
	readNumbers(reading, words, owner);
	reading.unknown = words.flatMap((word, at) => (owner[at] || isFiller(word) ? [] : [word.raw || word.text]));
	reading.span = reading.spans.length === 1 ? (reading.spans[0] ?? null) : null;
	return reading;
}

const emptyReading = (question: string): Reading => ({
	question,
	people: [],
	teams: [],
	grounds: [],
	span: null,
	spans: [],
	stage: null,
	innings: null,
	outcome: null,
	phase: null,
	position: null,
	nationality: null,
	measures: [],
	sorts: new Set(),
	which: [],
	nth: null,
	top: null,
	numbers: [],
	cap: null,
	choice: null,
	outside: null,
	unknown: [],
	stranger: null,
});

function take(reading: Reading, claim: Claim, words: Word[], owner: (Claim | undefined)[], world: World): void {
	if (claim.span) reading.spans.push(claim.span);
	const sorts = new Set(claim.meanings.map(({ sort }) => sort));
	const place = /^(in|at)$/.test(words[claim.from - 1]?.text ?? "");
	for (const meaning of claim.meanings) {
		if (meaning.sort === "person") {
			// 'delhi', 'chennai' are nobody's name
			if (sorts.has("team") || sorts.has("ground") || !isName(claim, words, world)) continue;
			takePerson(reading, meaning.ids, claim, words, owner, world);
		} else if (meaning.sort === "team") {
			if ((place && sorts.has("city")) || sorts.has("ground")) continue;
			reading.teams.push({ ids: meaning.ids, at: claim.from, side: sideOf(claim, words, owner) });
		} else if (meaning.sort === "city") {
			if (!sorts.has("team") || place) addOnce(reading.grounds, meaning.id);
		} else if (meaning.sort === "ground") addOnce(reading.grounds, meaning.id);
		else if (meaning.sort === "measure") {
			if (!sorts.has("person") || !isName(claim, words, world))
				reading.measures.push({ key: meaning.key, at: claim.from, length: claim.to - claim.from });
		} else if (meaning.sort === "outside") {
			if ((!sorts.has("person") || !isName(claim, words, world)) && !sorts.has("team")) reading.outside ??= meaning.why;
		} else takePhrase(reading, meaning);
	}
}

/** 'More', 'Holder', 'Head' are names after a first name or with a capital inside the question, else words. */
function isName(claim: Claim, words: Word[], { people }: World): boolean {
	const word = words[claim.from];
	if (
		claim.to - claim.from > 1 ||
		!word ||
		(!FILLERS.has(word.text) && claim.meanings.every(({ sort }) => sort === "person") && !COMMON.has(word.text))
	)
		return true;
	const before = words[claim.from - 1]?.text ?? "";
	const ids = claim.meanings.flatMap((meaning) => (meaning.sort === "person" ? meaning.ids : []));
	if (ids.some((id) => isFirstName(people.byId.get(id) as Person, before))) return true;
	const others = words.filter(({ raw }) => /^\p{Lu}/u.test(raw)).length;
	return /^\p{Lu}/u.test(word.raw) && (claim.from > 0 || !FILLERS.has(word.text)) && others < words.length / 2 + 1;
}
const COMMON = new Set(
	"head more holder short long little best green young stone white brown black king rose wood hope chase page lamb cross sharp light march may will mark grant rich mills ball gate love".split(
		" ",
	),
);

const addOnce = <Item>(list: Item[], item: Item) => void (list.includes(item) || list.push(item));

function takePhrase(reading: Reading, meaning: Meaning): void {
	reading.sorts.add(meaning.sort);
	if (meaning.sort === "stage") reading.stage = meaning.stage;
	if (meaning.sort === "innings") reading.innings = meaning.innings;
	if (meaning.sort === "outcome") reading.outcome = meaning.outcome;
	if (meaning.sort === "phase") reading.phase = meaning.phase;
	if (meaning.sort === "position") reading.position = { from: meaning.from, to: meaning.to };
	if (meaning.sort === "nationality") reading.nationality = meaning.nationality;
	if (meaning.sort === "which") addOnce(reading.which, meaning.what);
	if (meaning.sort === "cap") reading.cap = meaning.cap;
	if (meaning.sort === "choice") reading.choice = meaning.choice;
}

function takePerson(
	reading: Reading,
	ids: string[],
	claim: Claim,
	words: Word[],
	owner: (Claim | undefined)[],
	world: World,
): void {
	const before = words[claim.from - 1];
	const known = (id: string) => world.people.byId.get(id);
	const last = reading.people.at(-1);
	// 'Nicholas' was read, then 'Puran': one person
	if (last && last.at === claim.from - 1 && isPersonClaim(owner[claim.from - 1])) {
		const both = ids.filter(
			(id) => last.ids.includes(id) || (before && known(id) && isFirstName(known(id) as Person, before.text)),
		);
		if (both.length > 0) {
			Object.assign(last, { ids: both, person: meantBy(world.people, both), at: claim.from });
			return;
		}
	}
	if (before && !owner[claim.from - 1] && !isFiller(before) && claim.to - claim.from === 1) {
		const named = ids.filter((id) => isFirstName(known(id) as Person, before.text));
		if (named.length > 0) {
			owner[claim.from - 1] = claim;
			reading.people.push({ ids: named, person: meantBy(world.people, named), at: claim.from });
			return;
		}
		// a capital in front of a surname is a first name, of somebody else
		if (/^\p{Lu}/u.test(before.raw) || reading.question === reading.question.toLowerCase())
			reading.stranger = `${before.raw} ${words[claim.from]?.raw}`;
	}
	const initials = [words[claim.from - 2], before].map((word) => word?.text ?? "");
	const abbreviated = ids.filter((id) => {
		const letters = known(id)?.initials.split(" ")[0]?.toLowerCase() ?? "";
		return letters.length > 1 && (before?.text === letters || initials.join("") === letters);
	});
	const meant = abbreviated.length > 0 ? abbreviated : ids;
	if (reading.people.some((mention) => mention.person && mention.person.id === meantBy(world.people, meant)?.id))
		return;
	reading.people.push({ ids: meant, person: meantBy(world.people, meant), at: claim.from });
}

const AGAINST_VERBS = new Set([
	"beat",
	"beaten",
	"defeated",
	"over",
	"of",
	"bettered",
	"overcome",
	"overcame",
	"beats",
]);

/** How a side is named: 'against KKR', 'the better of Punjab', 'beaten Mumbai'; 'for Delhi', 'as a KKR man', 'in RCB colours'. */
function sideOf(claim: Claim, words: Word[], owner: (Claim | undefined)[]): TeamMention["side"] {
	let at = claim.from - 1;
	while (at >= 0 && /^(the|both|of)$/.test(words[at]?.text ?? "") && !/better/.test(words[at - 1]?.text ?? "")) at--;
	const before = owner[at];
	const text = words[at]?.text ?? "";
	if (before?.meanings.some(({ sort }) => sort === "against")) return "against";
	if (
		AGAINST_VERBS.has(text) &&
		before?.meanings.some((meaning) => meaning.sort === "measure" && meaning.key === "won")
	)
		return "against";
	if (before?.meanings.some(({ sort }) => sort === "for") || /^(in|by|from)$/.test(text)) return "for";
	return null;
}

function readNumbers(reading: Reading, words: Word[], owner: (Claim | undefined)[]): void {
	words.forEach((word, at) => {
		const ordinal = ordinalIn(word.text);
		const next = owner[at + 1]?.meanings ?? [];
		if (
			ordinal &&
			ordinal > 1 &&
			!owner[at]?.span &&
			(next.some(({ sort }) => sort === "most" || sort === "least" || sort === "measure") || owner[at] === undefined)
		) {
			if (!owner[at] || owner[at]?.meanings.every(({ sort }) => sort !== "innings")) reading.nth ??= ordinal;
			return;
		}
		const number = numberIn(word.text);
		if (number === undefined || owner[at]?.span) return;
		const before = words[at - 1]?.text ?? "";
		const digits = /^\d/.test(word.text);
		if (/^(top|first|leading|best|highest|biggest|the)$/.test(before) && number >= 2 && number <= 20 && !owner[at])
			reading.top ??= number;
		else if (digits && !owner[at]) reading.numbers.push(number);
	});
}
