import type { Question } from "../../../language/question.ts";
import type { Way } from "../../pieces.ts";
import type { Reading } from "../../plans/plan.ts";
import { type Frame, framesFor, type Scope } from "../frames.ts";
import { misfit } from "../misfit.ts";
import { has, measureOf, only, type Parts, type Sense, sensesOf } from "../parts.ts";
import { asked } from "./figure.ts";

const COMPARED = ["person", "side", "where"] as const;

/** More of two, by how much, or whether: "Pant or Williamson with more fours", "how many more sixes than de Villiers". */
export function comparisonReadings(parts: Parts): Reading[] {
	const wants =
		parts.more.length > 0 ||
		parts.links.includes("or") ||
		parts.scope.some((piece) => piece.is !== "threshold" && piece.joined === "or") ||
		has(parts, "difference") ||
		(parts.best.length > 0 && has(parts, "which"));
	if (
		!wants ||
		parts.more.length > 1 ||
		!only(parts, "more", "links", "best", "who", "list", "yes_no", "difference", "count", "units", "both")
	)
		return [];
	// "better" by no figure is a matter of taste
	const isTaste = parts.more.every(({ way }) => way === "best" || way === "worst");
	if (parts.focus.length === 0 && isTaste) return [];
	return [...COMPARED.flatMap((kind) => ofKind(parts, kind)), ...ofFigures(parts)];
}

/** Two figures of one man or side: "has Russell hit more sixes than fours". */
function ofFigures(parts: Parts): Reading[] {
	const [first, second, ...others] = parts.focus;
	const isNamed = parts.scope.some((piece) => (piece.is === "person" || piece.is === "side") && !piece.not);
	const joins = parts.links.includes("than") || parts.links.includes("or");
	if (!first || !second || others.length > 0 || !isNamed || !joins || parts.more.length !== 1) return [];
	return sensesOf(first).flatMap((a) =>
		sensesOf(second).flatMap((b): Reading[] => {
			if (a.rows !== b.rows || measureOf(a).written !== measureOf(b).written) return [];
			const [one] = framesFor(a.rows, a.measure, parts.scope, "rows");
			const [other] = framesFor(b.rows, b.measure, parts.scope, "rows");
			if (!one || !other || one.question.having || other.question.having) return [];
			const of = [one, other].map(({ question }, at) => ({ name: String(at), question }));
			const cost = one.cost + a.cost + b.cost + misfit(a, parts);
			return [{ plan: { do: "compare", ask: askOf(parts), way: parts.more[0]?.way ?? "high", of }, cost }];
		}),
	);
}

function ofKind(parts: Parts, kind: (typeof COMPARED)[number]): Reading[] {
	// where a side is wanted, "Delhi or Mumbai" are no grounds
	if (kind === "where" && parts.nouns.some(({ asked, by }) => asked && (by === "team" || by === "opponent"))) return [];
	const named = parts.scope.filter((piece) => piece.is === kind && !("not" in piece) && oneOf(piece));
	// "which side have CSK beaten most, Delhi or Mumbai": CSK is none of the two
	const choice = named.filter((piece) => "choice" in piece);
	const compared = alikeOf(choice.length > 1 ? choice : named);
	if (compared.length < 2 || compared.length > 4 || !areAlike(compared)) return [];
	// "the biggest stand of the two": a stand is of both
	// "their wins against, not counting Kolkata: Delhi or Mumbai": whose wins and against whom nobody says
	if (kind === "side" && parts.scope.some((piece) => piece.is === "side" && piece.not)) return [];
	const beside = compared.some((piece) => "joined" in piece && piece.joined === "and");
	const pairs = subsets(compared);
	return pairs.flatMap(({ chosen, cost }) => {
		const rest = parts.scope.filter((piece) => !chosen.includes(piece));
		return asked(parts).flatMap((sense) => {
			if (beside && kind === "person" && sense.rows === "stands") return [];
			const each = alike(
				chosen.map((piece) =>
					framesFor(sense.rows, sense.measure, [plain(piece), ...metBy(piece, chosen, sense.concept), ...rest], "rows"),
				),
				kind,
			);
			if (!each || each.some(({ question }) => question.having)) return [];
			const of = each.map(({ question }, at) => ({ name: String(at), question: perSeason(question) }));
			const total = each.reduce((sum, frame) => sum + frame.cost, 0) / each.length;
			return [
				{
					plan: {
						do: "compare" as const,
						ask: askOf(parts),
						way: wayOf(parts, sense),
						of,
					},
					cost: cost + total + sense.cost - 0.5 + (kind === "side" && compared.some(isAgainst) ? 1 : 0),
				},
			];
		});
	});
}

/** Prices of several seasons don't add up: the highest of each is compared. */
const perSeason = (question: Question): Question =>
	question.rows === "squads" && question.measures[0] === "price" && question.where?.season === undefined
		? { ...question, by: ["season"], limit: 1 }
		: question;

/** The cheapest frame of each in which all of them play one part: nobody's runs are compared with those off a bowler. */
function alike(options: Frame[][], kind: (typeof COMPARED)[number]): Frame[] | undefined {
	const partsOf = ({ question: { where = {} } }: Frame) => (kind === "where" ? "" : Object.keys(where).sort().join());
	const costOf = (frames: Frame[]) => frames.reduce((sum, { cost }) => sum + cost, 0);
	return (options[0] ?? [])
		.flatMap((first) => {
			const each = options.flatMap((frames) => frames.find((frame) => partsOf(frame) === partsOf(first)) ?? []);
			return each.length === options.length ? [each] : [];
		})
		.sort((a, b) => costOf(a) - costOf(b))[0];
}

/** Whether, by how much, or which. */
function askOf(parts: Parts): "check" | "difference" | "which" {
	const chooses = parts.links.includes("or") || parts.scope.some((piece) => "joined" in piece && piece.joined === "or");
	if (has(parts, "yes_no")) return chooses && !parts.links.includes("than") ? "which" : "check";
	// "Mumbai has more titles than Chennai" claims it
	const asks = has(parts, "who", "which", "list", "count", "difference") || parts.nouns.some((noun) => noun.asked);
	if (parts.links.includes("than") && parts.more.length > 0 && !chooses && !asks) return "check";
	const isGap = has(parts, "difference") || (has(parts, "count") && parts.more.length > 0);
	return isGap ? "difference" : "which";
}

/** The better economy is the lower one. */
function wayOf({ more, best }: Parts, sense: Sense): Way {
	const way = more[0]?.way ?? best[0]?.way ?? "high";
	if (measureOf(sense).best !== "low") return way === "worst" ? "low" : way;
	return way === "best" ? "low" : way === "worst" ? "high" : way;
}
const isAgainst = (piece: Scope) => "link" in piece && piece.link === "against";
/** Whether all of them are values of one kind: a season is not compared with a ground, nor the powerplay with itself. */
function areAlike(compared: Scope[]): boolean {
	const wheres = compared.flatMap((piece) => (piece.is === "where" ? [piece.any[0] ?? {}] : []));
	const fields = new Set(wheres.flatMap((where) => Object.keys(where).filter((field) => COMPARABLE.includes(field))));
	const values = new Set(wheres.map((where) => JSON.stringify(where)));
	return wheres.length === 0 || (fields.size === 1 && values.size === wheres.length);
}
/** Of conditions of several kinds those of the one kind that there are two of: grounds beside an innings. */
function alikeOf(pieces: Scope[]): Scope[] {
	if (pieces.length < 3 || areAlike(pieces)) return pieces;
	const groups = Map.groupBy(pieces, (piece) => (piece.is === "where" ? Object.keys(piece.any[0] ?? {}).join() : ""));
	const several = [...groups.values()].filter((group) => group.length > 1);
	return several.length === 1 ? (several[0] ?? pieces) : pieces;
}
const COMPARABLE = [
	"season",
	"ground",
	"city",
	"innings",
	"batted",
	"result",
	"home",
	"phase",
	"stage",
	"toss",
	"month",
	"against",
	"bat_hand",
	"bowl_kind",
	"bowl_style",
];
const oneOf = (piece: Scope) =>
	piece.is !== "where" || piece.any.every((where) => COMPARABLE.some((field) => field in where));
/** "Mumbai v Chennai, who has won more": matches of the two. */
const metBy = (piece: Scope, chosen: Scope[], concept: string): Scope[] =>
	(concept === "wins" || concept === "losses") && chosen.length === 2 && chosen.some(isAgainst)
		? chosen.flatMap((other) =>
				other !== piece && other.is === "side"
					? [{ ...other, link: "against" as const, joined: undefined as never }]
					: [],
			)
		: [];
/** A name on its own: whom it stood beside no longer matters. */
const plain = (piece: Scope): Scope =>
	piece.is === "threshold"
		? piece
		: {
				...piece,
				joined: undefined as never,
				...(piece.link === "with" || piece.link === "against" ? { link: undefined as never } : {}),
			};

/** All of them, or those two of three that stand together while the third is whom both met. */
function subsets(compared: Scope[]): { chosen: Scope[]; cost: number }[] {
	const free = compared.filter((piece) => ("link" in piece ? piece.link === undefined || piece.link === "of" : true));
	return [
		{ chosen: compared, cost: 0 },
		...(free.length >= 2 && free.length < compared.length ? [{ chosen: free, cost: -0.5 }] : []),
	];
}
