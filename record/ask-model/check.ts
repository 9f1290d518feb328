import { citedIn, piecesOf } from "./cells.ts";
import { droppedFaults } from "./checks/dropped.ts";
import { figureFaults } from "./checks/figures.ts";
import { foreignNames, nameFaults } from "./checks/names.ts";
import { askBackFaults, plainFaults, talkFaults } from "./checks/plain.ts";
import { rankFaults } from "./checks/ranks.ts";
import type { Fault, Grounds, Said } from "./types.ts";

/** The faults of an answer; none when it may be shown. Every figure, name, season and date of it is then the record's. */
export function faultsOf(said: Said, grounds: Grounds): Fault[] {
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

/** The further questions that may be offered: short, and without a name that neither the fan nor a result used. */
export function offersOf({ offers }: Said, grounds: Grounds): string[] {
	const known = new Set(
		grounds.results.flatMap(({ lines }) => lines.flatMap((line) => Object.values(line).map(String))),
	);
	const isPlain = (offer: string) =>
		offer.length <= LONGEST_OFFER &&
		!/[<>{}[\]\n]|:\/\//.test(offer) &&
		foreignNames(offer, grounds).every((name) => known.has(name));
	return [...new Set(offers.map((offer) => offer.trim()))]
		.filter((offer) => offer !== "" && isPlain(offer))
		.slice(0, MOST_OFFERS);
}
