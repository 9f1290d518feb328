import { CONCEPTS } from "../../lexicon/measures/all.ts";
import type { Bounds } from "../../pieces.ts";
import type { Scope } from "../frames.ts";
import type { Parts } from "../parts.ts";
import { adds, namesSeason, type Settle, saysNo } from "./settle.ts";

/** A side that is all out has lost ten wickets. */
export const allOut: Settle = (parts) =>
	parts.focus.includes("all_outs")
		? adds(
				{ ...parts, focus: [...new Set(parts.focus.map((one) => (one === "all_outs" ? "totals" : one)))] },
				CONCEPTS.all_outs?.line ?? {},
			)
		: parts;

const CAPS = { orange_caps: "runs", purple_caps: "wickets" } as const;
/** "How many runs took the orange cap", "the runner-up to the purple cap": the ranking that the cap is for. */
export const caps: Settle = (parts) => {
	for (const [cap, figure] of Object.entries(CAPS)) {
		if (!parts.focus.includes(cap)) continue;
		const others = parts.focus.filter((one) => one !== cap);
		const ranks = others.length === 0 ? parts.best.some(({ rank }) => rank) : false;
		if (!ranks && !others.some((one) => one === figure || one === "tally" || one === "runners_up")) continue;
		if (others.some((one) => ![figure, "tally", "runners_up"].includes(one))) continue;
		const rank = others.includes("runners_up") ? { rank: 2 } : {};
		const named = parts.scope.some(({ is }) => is === "person");
		return {
			...parts,
			focus: [figure],
			...(named
				? {}
				: {
						best: [{ is: "best", way: "high", ...parts.best[0], ...rank }],
						nouns: [{ is: "noun", by: "player", asked: true }],
					}),
		};
	}
	return parts;
};

/** Nineties are scores with a line of their own. */
export const nineties: Settle = (parts) =>
	parts.focus.includes("nineties")
		? {
				...parts,
				focus: [...new Set(parts.focus.map((one) => (one === "nineties" ? "score" : one)))],
				scope: [
					...parts.scope.filter(({ is }) => is !== "threshold"),
					{ is: "threshold", concept: "runs", bounds: { from: 90, to: 99 }, ofRow: true },
				],
			}
		: parts;

/** "Played for the most teams": the teams are what is counted. */
export const mostTeams: Settle = (parts) => {
	const counted = parts.nouns.find(({ by }) => by === "team" || by === "season");
	const asked = parts.nouns.some(({ by }) => by === "player") || parts.forms.includes("who");
	if (!counted || !asked || !parts.best.some(({ many }) => many) || parts.focus.some((one) => one !== "matches"))
		return parts;
	return {
		...parts,
		focus: [counted.by === "team" ? "teams" : "seasons"],
		nouns: parts.nouns.filter(({ by }) => by !== counted.by),
	};
};

/** "Sixes conceded", and what a side conceded: the runs of those who batted against it. */
export const conceded: Settle = (parts) => {
	const lines = parts.scope.some((piece) => piece.is === "threshold" && piece.concept === "runs_conceded");
	if (!parts.focus.includes("runs_conceded") && !lines) return parts;
	const [other, ...more] = parts.focus.filter((one) => one !== "runs_conceded" && one !== "times" && one !== "runs");
	if (more.length > 0) return parts;
	const side = parts.scope.some((piece) => piece.is === "side" && !piece.not);
	const person = isOfMen(parts);
	if (!person && side && (!other || OF_INNINGS.has(other))) {
		const scope = parts.scope.map((piece): Scope => {
			if (piece.is === "threshold") return { ...piece, concept: "runs", ofRow: true };
			return piece.is === "side" ? { ...piece, link: piece.link === "against" ? "for" : "against" } : piece;
		});
		return { ...parts, focus: [lines ? "totals" : (other ?? "runs")], scope };
	}
	const team = parts.nouns.find(({ by, asked }) => by === "team" && asked);
	if (team && !side && other && OF_INNINGS.has(other) && !parts.scope.some(({ is }) => is === "person"))
		return { ...parts, focus: [other], nouns: [{ ...team, by: "opponent" }] };
	if (other === "sixes" || other === "fours") return { ...parts, focus: [`${other}_conceded`] };
	return other && EXTRAS.has(other) && !person && !side ? extrasOf(parts, other) : parts;
};
const EXTRAS = new Set(["extras", "wides", "noballs"]);
/** Extras are given by the side that bowls. */
const extrasOf = (parts: Parts, concept: string): Parts => ({
	...parts,
	focus: [concept],
	...(parts.best.length > 0 && !parts.nouns.some(({ asked }) => asked)
		? { nouns: [{ is: "noun", by: "opponent", asked: true }] }
		: {}),
});
const isOfMen = ({ scope, nouns, forms }: Parts) =>
	scope.some(({ is }) => is === "person") || nouns.some(({ by }) => by === "player") || forms.includes("who");
const OF_INNINGS = new Set([
	"totals",
	"sixes",
	"fours",
	"extras",
	"highest_total",
	"lowest_total",
	"average_total",
	"wides",
	"noballs",
]);

/** "In all of the seasons 2008 to 2012": in as many seasons as there are. */
export const everySeason: Settle = (parts) => {
	const noun = parts.nouns.find(({ by }) => by === "season");
	if (!noun || !parts.forms.includes("every") || parts.focus.some((one) => one !== "matches")) return parts;
	const span = parts.scope
		.flatMap((piece) => (piece.is === "where" ? piece.any.map(({ season }) => season as Bounds) : []))
		.find((one) => one?.from && one.to);
	const named = parts.scope.some(namesSeason);
	const many = span ? Number(span.to) - Number(span.from) + 1 : named && noun.whole ? undefined : noun.many;
	if (many === undefined) return parts;
	return {
		...saysNo(parts, "every"),
		nouns: parts.nouns.filter((one) => one !== noun),
		scope: [...parts.scope, { is: "threshold", concept: "seasons", bounds: { from: many } }],
	};
};

const ONSET_ROWS = "matches";
/** "On debut" is in his first match; "made his debut" is it. */
export const onsets: Settle = (parts) => {
	const named = parts.scope.some((piece) => (piece.is === "person" || piece.is === "side") && !piece.not);
	if (!named || !parts.forms.some((form) => form === "onset" || form === "debut")) return parts;
	const debut = parts.forms.includes("debut");
	return {
		...parts,
		forms: [
			...parts.forms.filter((form) => form !== "debut" && form !== "first"),
			...(debut ? (["first"] as const) : []),
		],
		focus: debut ? [...new Set([...parts.focus, ONSET_ROWS])] : parts.focus,
	};
};

const isCompared = ({ more, links, forms, scope }: Parts) =>
	more.length > 0 ||
	links.includes("or") ||
	forms.includes("difference") ||
	scope.some((piece) => "joined" in piece && piece.joined === "or");

/** A side pays a price each season, and the prices of several don't add up: each season has its own. */
export const pricePerSeason: Settle = (parts) => {
	const isOfSeason = parts.units.includes("season") || parts.each.length > 0 || parts.scope.some(namesSeason);
	if (!parts.focus.includes("price") || isOfSeason || isCompared(parts)) return parts;
	if (parts.best.length > 0) return { ...parts, units: [...parts.units, "season"] };
	return { ...parts, each: ["season"] };
};

/** What a wicket costs on average is the bowling average. */
export const costOfWickets: Settle = (parts) =>
	parts.focus.includes("average") && parts.focus.includes("wickets") && parts.focus.every((one) => OF_COST.has(one))
		? { ...parts, focus: ["bowling_average"] }
		: parts;
const OF_COST = new Set(["average", "wickets", "price", "runs_conceded"]);
