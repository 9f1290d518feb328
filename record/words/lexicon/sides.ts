import type { Franchise } from "../../record.ts";
import type { Piece } from "../pieces.ts";
import { addPhrase, type Phrasebook } from "./phrasebook.ts";
import { fold } from "./tokens.ts";

/** What people call sides besides the names and codes of the record. */
export const SIDE_NAMES: Record<string, string> = {
	csk: "chennai|super kings|yellow army|men in yellow|yellow team|team in yellow|boys in yellow|yellow brigade|whistle podu|chennai super king",
	mi: "mumbai|mumbai indian|paltan|indians of mumbai",
	rcb: "bangalore|bengaluru|royal challengers|challengers|royal challenger bangalore|royal challenger",
	kkr: "kolkata|knight riders|knights|calcutta|kolkatta|kolkata knights|knight rider",
	dc: "delhi|daredevils|capitals|dehli|delhi capital|delhi dare devils",
	pbks: "punjab|kings xi|kings eleven|kings eleven punjab|kxip|kings 11|kings punjab|kings xi punjab|kings xi punjab punjab kings|punjab king",
	rr: "rajasthan|royals|rajasthan royal",
	srh: "hyderabad|sunrisers|sun risers|orange army|sunriser|sunrisers hyderabad",
	gt: "titans|gujarat titan|gujrat titans",
	lsg: "lucknow|super giants|lucknow supergiants|lucknow giants|lucknow super giant",
	dch: "deccan|chargers|deccan charger|hyderabad deccan|deccan chargers hyderabad",
	gl: "lions|gujarat lion|gujrat lions",
	rps: "rising pune|rising pune supergiants|pune supergiants|pune supergiant|supergiants|supergiant|rising pune super giants",
	pwi: "pune warriors|pune warriors india|warriors|warriors india|pune warrior",
	ktk: "kochi|kochi tuskers|tuskers|kerala|tuskers kerala",
};
const SHARED: Record<string, string[]> = { pune: ["pwi", "rps"], gujarat: ["gt", "gl"], gujrat: ["gt", "gl"] };

const TODAY = "current|present|existing|active|todays|remaining";
/** What the sides of today are called together: "the ten current teams", "teams playing now". */
const CURRENT_SIDES: string[] = ["team", "teams", "side", "sides", "franchise", "franchises"].flatMap((noun) => [
	...TODAY.split("|").flatMap((now) => [`${now} ${noun}`, ...MANY(`${now} ${noun}`), `${now} ten ${noun}`]),
	...["now", "today", "of today", "playing now", "playing today", "still playing", "right now"].flatMap((now) => [
		...MANY(`${noun} ${now}`),
		...(noun.endsWith("s") ? [`${noun} ${now}`] : []),
	]),
]);
function MANY(named: string): string[] {
	return [`ten ${named}`, `10 ${named}`];
}

/** Puts every side into the book with all its names and codes of any time. */
export function addSides(book: Phrasebook, franchises: Franchise[]): void {
	for (const { id, name, short_name, names } of franchises) {
		const phrases = [name, short_name, ...names.flatMap((one) => [one.name, one.short_name])].map(fold);
		for (const phrase of new Set([...phrases, ...(SIDE_NAMES[id]?.split("|") ?? [])]))
			addPhrase(book, phrase, [{ is: "side", ids: [id] }]);
	}
	const current = franchises.flatMap(({ id, is_current: isCurrent }) => (isCurrent ? [id] : []));
	for (const phrase of CURRENT_SIDES)
		addPhrase(book, phrase, [
			{ is: "noun", by: "team" },
			{ is: "side", ids: current },
		]);
	for (const [phrase, ids] of Object.entries(SHARED))
		addPhrase(book, phrase, [{ is: "side", ids }], ...ids.map((id): Piece[] => [{ is: "side", ids: [id] }]));
}
