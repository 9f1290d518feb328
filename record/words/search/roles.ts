import type { ConditionName } from "../../language/conditions.ts";
import type { Question } from "../../language/question.ts";
import type { Facets, RowKind } from "../../language/rows/kind.ts";
import { ROWS, type RowsName } from "../../language/rows/rows.ts";
import type { Link, Piece } from "../pieces.ts";

/** A part that a name can play, and how unlikely it is after the words before it. */
export type PlayedRole = { field: ConditionName; cost: number };

const PEOPLE = ["player", "batter", "bowler", "partner", "fielder"] as const;
type Costs = Partial<Record<Link | "none", number>>;
const OWN: Costs = { none: 0, by: 0, of: 0, for: 1, and: 0, at: 1, with: 2, to: 3, off: 4, against: 3 };
const OTHER: Costs = { off: 0, against: 0, to: 0.2, by: 1, with: 2, none: 1.5, for: 3, at: 3, of: 2 };
const PARTNER: Costs = { with: 0, and: 0, none: 2, by: 2, to: 3, against: 6, off: 6, for: 4, at: 3, of: 1 };
const BY: Costs = { by: 1.5, off: 0, to: 1, none: 1, against: 0.5, with: 2, for: 3, at: 3, of: 1 };
const TEAM: Costs = { for: 0, none: 0, by: 0, of: 0, with: 0.3, at: 3, to: 2, off: 5, against: 6 };
const OPPONENT: Costs = { against: 0, victim: 0, off: 0, to: 0.5, none: 1, for: 6, by: 6, of: 3, with: 3, at: 4 };
const BATTER: Costs = { ...BY, off: 3, by: 3, of: 0, none: 1.2, against: 1 };
const FAR = 4;

const kindOf = (rows: RowsName): RowKind => ROWS[rows].kind;

/** The parts that a person can play in rows of this kind. */
export function partsOfPerson(
	{ rows, measures: [measure = ""] }: Question,
	{ link, joined, bowls }: Extract<Piece, { is: "person" }>,
): PlayedRole[] {
	const { facets } = kindOf(rows);
	if (rows === "stands")
		return link === "off" || link === "against"
			? []
			: joined || link === "with"
				? [{ field: "partner", cost: 0 }]
				: [
						{ field: "player", cost: 0 },
						{ field: "partner", cost: 0.5 },
					];
	if (rows === "dismissals") return ofDismissals(measure === "credited" || bowls === true, link);
	const own = PEOPLE.find((name) => name in facets);
	return PEOPLE.filter((name) => name in facets && (name === own || !same(facets, name, own))).map((field) => ({
		field,
		cost:
			link === "victim"
				? VICTIM[field] + (field === own && rows === "bowling" ? FAR : 0)
				: (costsOf(rows, field, own)[link ?? "none"] ?? FAR),
	}));
}

/** Whether two facets of a kind are one man: the batter of an innings is its player. */
function same(facets: Facets, name: keyof Facets, own: keyof Facets | undefined): boolean {
	const factOf = (facet: keyof Facets) =>
		typeof facets[facet] === "string" ? facets[facet] : (facets[facet] as { list: string })?.list;
	return own !== undefined && factOf(name) === factOf(own);
}

/** Of a wicket a bowler's part is his who took it, unless the words before him say otherwise. */
function ofDismissals(takes: boolean, link: Link | undefined): PlayedRole[] {
	if (link === "victim") return [{ field: "player", cost: 0 }];
	const [own, other] = OUT[link ?? "none"] ?? [takes ? 1 : 0, link === "to" ? 0.2 : takes ? 0 : 1];
	return [
		{ field: "player", cost: own },
		{ field: "bowler", cost: other },
	];
}

/** The costs of the man who was out and of the bowler by the word before the name; without one it depends on the figure. */
const OUT: Partial<Record<Link | "none", readonly [number, number]>> = {
	off: [FAR, 0],
	against: [0.8, 0.2],
	by: [2, 0],
};

/** "Kohli ko": who has been got out, and off whom runs were not made but to whom they were bowled. */
const VICTIM = { batter: 0, player: 0, partner: FAR, fielder: FAR, bowler: 2 * FAR } as const;

function costsOf(rows: RowsName, field: string, own: string | undefined): Costs {
	if (field === own) return OWN;
	if (field === "partner") return PARTNER;
	if (rows === "fielding") return field === "batter" ? BATTER : BY;
	return OTHER;
}

/** The parts that a side can play. */
export function partsOfSide(rows: RowsName, link: Link | undefined): PlayedRole[] {
	const { facets } = kindOf(rows);
	const roles = [
		{ field: "team" as const, costs: TEAM },
		{ field: "opponent" as const, costs: OPPONENT },
	];
	return roles
		.filter(({ field }) => field in facets)
		.map(({ field, costs }) => ({ field, cost: costs[link ?? "none"] ?? FAR }));
}
