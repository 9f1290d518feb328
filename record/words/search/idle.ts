import type { Parting } from "../lexicon/lexicon.ts";
import type { Piece } from "../pieces.ts";

export type Phrase = Parting[number];

/** What may stand in a clause that says nothing of the record, beside words without meaning and words nobody knows. */
const IDLE = new Set<Piece["is"]>(["skip", "unknown", "link"]);
const IDLE_FORMS = new Set(["pronoun", "yes_no"]);

export const first = ({ meanings }: Phrase): Piece[] => meanings[0] ?? [];
const some = (phrase: Phrase, meets: (piece: Piece) => boolean) => phrase.meanings.some((pieces) => pieces.some(meets));
export const isUnknown = (phrase: Phrase) =>
	some(phrase, (piece) => piece.is === "unknown" && !piece.near && !piece.limits);
export const isSpare = (phrase: Phrase) => phrase.meanings.some((pieces) => pieces.every(({ is }) => is === "skip"));
/** Whether a word says what counts or when. */
export const limits = (phrase: Phrase) =>
	some(
		phrase,
		(piece) =>
			(piece.is === "skip" && (piece.means === true || piece.tells === true)) ||
			("limits" in piece && piece.limits === true),
	);
const isNear = (phrase: Phrase) =>
	some(phrase, (piece) => ("near" in piece && piece.near === true) || (piece.is === "skip" && piece.talk === true));

/**
 * A text without the clauses that are about the asker or those around him alone: "dad fell asleep", "mgr is here". Undefined
 * when it has none. Such a clause has no name, figure, number, season or condition in it, begins with no word that could limit
 * the question, and names him before the first word that nobody knows.
 */
export function withoutIdle(parting: Parting): Parting | undefined {
	const clauses = clausesOf(parting);
	const kept = clauses.filter((clause) => !isIdle(clause));
	if (kept.length === clauses.length || kept.length === 0) return undefined;
	return clauses.flatMap((clause, at) => {
		if (isIdle(clause)) return [];
		const [opening, ...rest] = clause as [Phrase, ...Phrase[]];
		// what follows a sentence that was set aside begins one itself
		const begins = beganBefore(clauses, at, isIdle) ? { begins: true as const } : {};
		return [{ ...opening, ...begins }, ...rest];
	});
}

function beganBefore(clauses: Phrase[][], at: number, leaves: (clause: Phrase[]) => boolean): boolean {
	const before = clauses[at - 1];
	return before !== undefined && leaves(before) && (at === 1 || before[0]?.begins === true);
}

function clausesOf(parting: Parting): Phrase[][] {
	const clauses: Phrase[][] = [];
	for (const phrase of parting) {
		if (phrase.gap || phrase.begins || clauses.length === 0) clauses.push([]);
		clauses.at(-1)?.push(phrase);
	}
	return clauses;
}

function isIdle(clause: Phrase[]): boolean {
	const [opening] = clause;
	const subject = clause.findIndex(isNear);
	const strange = clause.findIndex(isUnknown);
	if (!opening || subject < 0 || (strange >= 0 && strange < subject)) return false;
	if (first(opening).some(({ is }) => is === "link")) return false;
	return clause.every((phrase, at) => !limits(phrase) && (saysNothing(phrase) || isRefused(clause, at)));
}

const saysNothing = (phrase: Phrase) =>
	isSpare(phrase) ||
	first(phrase).every((piece) => IDLE.has(piece.is) || (piece.is === "form" && IDLE_FORMS.has(piece.form)));

/** "Is not agreeing": the no belongs to a verb that nobody knows. */
const isRefused = (clause: Phrase[], at: number) => {
	const [before, here, next] = [clause[at - 1], clause[at], clause[at + 1]];
	if (!before || !here || !next || here.end - here.at > 1 || !first(here).every(({ is }) => is === "not")) return false;
	return some(before, (piece) => piece.is === "form" && piece.form === "yes_no") && isUnknown(next);
};
