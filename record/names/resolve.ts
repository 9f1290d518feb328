import type { Candidate, Entry, NameForm, NameIndex, NameKind } from "./build.ts";
import { distance, plain, slack, soundOf } from "./text.ts";

/** The value that a text names, among the requested kinds. */
export type Resolved =
	| { is: "one"; id: string; candidate: Candidate }
	| { is: "several"; candidates: Candidate[] }
	| { is: "none"; nearest: Candidate[] };

/** How well each kind of name fits, 0 to 1. */
const FIT: Record<NameForm, number> = { whole: 1, nick: 0.95, last: 0.9, first: 0.8 };
const PART = 0.6;
const BEGINNING = 0.5;
const NEAREST = 3;
const LEAST_SOUNDS = 3;
/** at this edit distance a spelling fits 0 */
const LETTERS = 8;
/** A shared name means the player with at least this many times the weighted matches of the next. */
const OVERWHELMING = 5;
/** The weight of a surname relative to a first name. */
const SURNAME = 5;

type Scored = { candidate: Candidate; fit: number };

/**
 * Returns the value that `text` names, all candidates (best fit first), or the three nearest. An id names itself. A
 * whole name beats a nickname, and both beat surnames and first names. If several people share it, one with five times
 * the matches of the next is meant, unless both have the same name.
 */
export function resolveIn(index: NameIndex, kinds: readonly NameKind[], text: string): Resolved {
	const asked = plain(text);
	const wanted = (candidate: Candidate) => kinds.includes(candidate.kind);
	const byId = index.candidates.find((candidate) => wanted(candidate) && candidate.id === text.trim());
	if (byId) return { is: "one", id: byId.id, candidate: byId };
	const entries = (index.phrases.get(asked) ?? []).filter(({ candidate }) => wanted(candidate));
	const meant = likelyBearers(entries);
	if (meant.length === 1 && meant[0]) return { is: "one", id: meant[0].id, candidate: meant[0] };
	const parts = asked.length > 1 ? partialMatches(index, asked, wanted) : [];
	const candidates = inOrder([...entries.map(({ candidate, how }) => ({ candidate, fit: FIT[how] })), ...parts]);
	if (candidates.length > 1 || entries.length > 0) return { is: "several", candidates };
	const [only] = candidates;
	if (only) return { is: "one", id: only.id, candidate: only };
	const near = misspeltNames(index, asked, wanted).sort((a, b) => b.fit - a.fit);
	const [first, second] = near;
	if (first && first.fit > (near.find(({ candidate }) => candidate !== first.candidate)?.fit ?? 0))
		return { is: "one", id: first.candidate.id, candidate: first.candidate };
	if (second) return { is: "several", candidates: inOrder(near) };
	return { is: "none", nearest: inOrder(similarNames(index, asked, wanted)).slice(0, NEAREST) };
}

/** The likely bearers of a phrase: only the best known one if far ahead of the next, else all, best known first. */
export function likelyBearers(entries: readonly Entry[]): Candidate[] {
	const whole = entries.filter(({ how }) => how === "whole");
	const nick = entries.filter(({ how }) => how === "nick");
	const sure = whole.length > 0 ? whole : nick;
	const weighed = (sure.length > 0 ? sure : entries)
		.map(({ candidate, how }) => ({ candidate, weight: candidate.matches * (how === "first" ? 1 : SURNAME) }))
		.sort((a, b) => b.weight - a.weight);
	const [one, next] = weighed;
	const namesakes = sure.length > 0 && one?.candidate.name === next?.candidate.name;
	if (one && next && !namesakes && one.weight > 0 && one.weight >= OVERWHELMING * next.weight) return [one.candidate];
	return weighed.map(({ candidate }) => candidate);
}

/** Names with the text as a word, or as the start of a word. */
function partialMatches(index: NameIndex, asked: string, wanted: (one: Candidate) => boolean): Scored[] {
	return index.candidates.filter(wanted).flatMap((candidate) => {
		const name = plain(candidate.name);
		if (` ${name} `.includes(` ${asked} `)) return [{ candidate, fit: PART }];
		return ` ${name}`.includes(` ${asked}`) && asked.length > 2 ? [{ candidate, fit: BEGINNING }] : [];
	});
}

/** Names with a few wrong letters or the same sound. */
function misspeltNames(index: NameIndex, asked: string, wanted: (one: Candidate) => boolean): Scored[] {
	const sound = soundOf(asked);
	const heard = sound.length > LEAST_SOUNDS ? (index.sounds().get(sound) ?? []) : [];
	const most = slack(asked);
	const spelt = [...index.phrases.keys()].filter(
		(phrase) => phrase[0] === asked[0] && distance(asked, phrase, most) <= most,
	);
	return [...new Set([...spelt, ...heard])].flatMap((phrase) =>
		(index.phrases.get(phrase) ?? [])
			.filter(({ candidate }) => wanted(candidate))
			.map(({ candidate, how }) => ({ candidate, fit: FIT[how] * (1 - distance(asked, phrase, LETTERS) / LETTERS) })),
	);
}

/** Names by the share of letter pairs in common. */
function similarNames(index: NameIndex, asked: string, wanted: (one: Candidate) => boolean): Scored[] {
	const own = pairsOf(asked);
	return index.candidates.filter(wanted).map((candidate) => {
		const pairs = pairsOf(plain(candidate.name));
		const shared = pairs.filter((pair) => own.includes(pair)).length;
		return { candidate, fit: shared / (own.length + pairs.length) };
	});
}
const pairsOf = (text: string) => Array.from({ length: text.length + 1 }, (_, at) => ` ${text} `.slice(at, at + 2));

/** Each candidate once, by fit, then matches. */
function inOrder(scored: readonly Scored[]): Candidate[] {
	const best = new Map<Candidate, number>();
	for (const { candidate, fit } of scored) best.set(candidate, Math.max(fit, best.get(candidate) ?? 0));
	return [...best]
		.sort(([a, fitA], [b, fitB]) => fitB - fitA || b.matches - a.matches || (a.name < b.name ? -1 : 1))
		.map(([candidate]) => candidate);
}
