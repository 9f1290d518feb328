import { citedIn, piecesOf } from "./cells.ts";
import { droppedFaults } from "./checks/dropped.ts";
import { figureFaults } from "./checks/figures.ts";
import { foreignNames, nameFaults } from "./checks/names.ts";
import { askBackFaults, plainFaults, talkFaults } from "./checks/plain.ts";
import { rankFaults } from "./checks/ranks.ts";
import type { Draft, Fault, Grounds } from "./types.ts";
import { dateWordsIn } from "./words/dates.ts";
import { digitsIn } from "./words/numbers.ts";
import { quantitiesIn } from "./words/quantities.ts";
import { compared } from "./words/tokens.ts";

/** Returns the faults of a model's answer. Without any, every figure, name and date in it is the record's. */
export function faultsOf(said: Draft, grounds: Grounds): Fault[] {
	const pieces = piecesOf(said.text, grounds.results, said.language);
	const broken = pieces.flatMap((piece): Fault[] =>
		"broken" in piece ? [{ check: "cells", says: `{${piece.broken}}: ${piece.reason}` }] : [],
	);
	if (broken.length > 0) return broken;
	const plain = plainFaults(said, pieces, grounds);
	if (said.status === "cannot" || said.status === "talk") return [...plain, ...talkFaults(said, pieces, grounds)];
	if (said.status === "ask_back") return [...plain, ...askBackFaults(said, pieces, grounds)];
	const cited = citedIn(pieces);
	return [
		...plain,
		...figureFaults(said, pieces, cited),
		...nameFaults(said, pieces, grounds),
		...droppedFaults(cited, grounds),
		...rankFaults(said, grounds),
	];
}

const MOST_OFFERS = 3;
const LONGEST_OFFER = 120;
/** A year, or a number of up to two digits: 'top 10'. */
const SMALL = /^(?:\d{1,2}|20\d\d)$/;

/** Returns at most three offers: short questions in plain words, with names that the fan or a result used. */
export function offersOf(said: Draft, grounds: Grounds): string[] {
	const lines = grounds.results.flatMap((result) => result.lines);
	const known = new Set(lines.flatMap((line) => Object.values(line).map(String)));
	const isPlain = (offer: string) =>
		offer.length <= LONGEST_OFFER &&
		/[?？؟;]\s*$/.test(offer) &&
		!/[{}\n]/.test(offer) &&
		plainFaults({ ...said, status: "talk", text: offer, offers: [] }, [{ words: offer }], grounds).length === 0 &&
		digitsIn(offer).every((number) => SMALL.test(compared(number))) &&
		dateWordsIn(offer, said.language).length === 0 &&
		quantitiesIn(offer, "all", said.language).length === 0 &&
		foreignNames(offer, grounds).every((name) => known.has(name));
	return [...new Set(said.offers.map((offer) => offer.trim()))].filter(isPlain).slice(0, MOST_OFFERS);
}
