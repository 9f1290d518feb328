import type { Named } from "../frame.ts";
import type { Link } from "../tables/linking.ts";
import { isA, isLink, isNoun, type Piece } from "../words/pieces.ts";
import { addImpliedNoun } from "./conditions.ts";
import { addCondition, endPart, type Reading, takesNegation } from "./reading.ts";

const PLACES = { grounds: "ground", cities: "city", countries: "country" } as const;
const isGround = (piece: Piece | undefined) =>
	piece?.is === "name" && piece.span.meanings.every(({ kind }) => kind === "grounds");

/** The link of a Hindi postposition: "Delhi ke khilaf". Undefined for "ka", and for "ko" after a person: the object. */
export function linkOfPostposition(piece: Piece | undefined, isPerson = false): Link | undefined {
	if (piece?.is !== "post" || piece.name === "of" || (isPerson && piece.name === "to")) return undefined;
	return piece.name;
}

/** Reads a name: a person, a side, a place, a nation or a day. */
export function named(reading: Reading, piece: Piece & { is: "name" }): number {
	const { meanings, words } = piece.span;
	const of = (kind: string) => meanings.filter((one) => one.kind === kind);
	const people = of("people");
	const [before, after] = [reading.pieces[reading.at - 1], reading.pieces[reading.at + 1]];
	reading.link = linkOfPostposition(after, people.length > 0) ?? reading.link;
	const inPlace = (reading.link === "at" && !isA(after, "stop", "kit")) || isGround(before) || isGround(after);
	const sides = of("franchises");
	const [nation] = of("nationalities");
	const [date] = of("dates");
	const [place] = meanings.filter(({ kind }) => kind in PLACES);
	const isPlace = place && (inPlace || (sides.length === 0 && !nation) || isOtherPlace(reading));
	if (people.length > 0) addName(reading, "person", people, words);
	else if (isPlace) addCondition(reading, { any: [{ [PLACES[place.kind as keyof typeof PLACES]]: place.id }], words });
	else if (sides.length > 0) addName(reading, "side", sides, words);
	else if (nation) {
		const isPlaces = after?.is === "noun" && after.name === "ground";
		const any = [{ [isPlaces ? "country" : "nationality"]: nation.id }];
		addImpliedNoun(reading, any);
		addCondition(reading, { any, words });
	} else if (date) addCondition(reading, { any: [{ date: date.id }], words });
	else reading.frame.unknown.push(words);
	return 1;
}

/** "Leaving out Hyderabad, at which ground": the excluded name is a place, as is the requested one. */
const isOtherPlace = ({ negation, pieces }: Reading): boolean =>
	negation !== undefined && pieces.some((piece) => isNoun(piece, "ground", "city") || isA(piece, "ask", "where"));

function addName(
	reading: Reading,
	kind: Named["kind"],
	meanings: { id: string; name: string; role?: string }[],
	words: string,
): void {
	const { frame, joined } = reading;
	const list = kind === "person" ? frame.people : frame.sides;
	const key = meanings.map(({ id }) => id).join();
	const not = takesNegation(reading, "left_out");
	const there = list.find((one) => one.ids.join() === key && !one.not && !not);
	// "CSK, CSK wins" names one side; "for CSK against CSK" names two
	if (there && (!reading.link || !there.link || there.link === reading.link)) {
		repeatName(reading, list, there);
		return;
	}
	const last = list.at(-1);
	const joins = isJoined(reading, kind, last) ? last : undefined;
	const before = reading.pieces[reading.at - 1];
	const isBowling = reading.link === "from" && isA(reading.pieces[reading.at + 1], "stop", "bowling");
	const link = isBowling ? "off" : (reading.link ?? joins?.link);
	list.push({
		kind,
		ids: meanings.map(({ id }) => id),
		names: meanings.map(({ name }) => name),
		words,
		role: meanings[0]?.role ?? "",
		...(link ? { link } : {}),
		not: not || (joins?.not ?? false),
		...(followsFirstName(reading) ? { follows: true as const } : {}),
		acts: isA(before, "ask", "auxiliary"),
		...faces(reading, last),
		...(joins ? { joined: joined ?? ("and" as const) } : {}),
	});
	endPart(reading);
}

/** "Chennai v Mumbai" names two sides. In "for Chennai v Mumbai" the second is the opponent. */
function faces({ pieces, at }: Reading, last: Named | undefined): Pick<Named, "faces"> {
	const [before, link] = [pieces[at - 2], pieces[at - 1]];
	const isOpen = last?.link === undefined || last.link === "at";
	const isMet = isLink(link, "against") && link?.gap === false && isOpen;
	return isMet && before?.is === "name" && before.span.words === last?.words ? { faces: true } : {};
}

/** "CSK v Delhi: Delhi wins?": the repeated side is the subject, and the others are its opponents. */
function repeatName(reading: Reading, list: Named[], there: Named): void {
	const { link, joined } = reading;
	if (link) there.link ??= link;
	endPart(reading);
	if (there.link !== "against" || link !== undefined || joined) return;
	for (const one of list) if (one !== there && one.link === undefined) one.link = "against";
	delete there.link;
}

/** True if a name is in a list with the one before it: "Kohli and Gayle", "for Delhi, Mumbai". */
function isJoined({ pieces, at, joined }: Reading, kind: Named["kind"], last: Named | undefined): boolean {
	const before = pieces[at - 1];
	if (!last || !before) return false;
	const isListed = kind === "side" && before.is === "name" && pieces[at]?.gap === true && last.link !== undefined;
	return isListed || (joined !== undefined && ["link", "stop", "line"].includes(before.is));
}

/** True for a surname right after a first name: "Joe Burns". */
function followsFirstName({ pieces, at }: Reading): boolean {
	const [before, own] = [pieces[at - 1], pieces[at]];
	if (before?.is !== "name" || own?.is !== "name" || own.gap) return false;
	const [first, last] = [before.span.meanings[0], own.span.meanings[0]];
	return first?.kind === "people" && last?.kind === "people" && first.how === "first" && last.how === "last";
}
