import type { Scope } from "../frames.ts";
import { adds, type Settle, saysNo, unread } from "./settle.ts";

/** "Who shares the record for most ducks with him": all who are at the top, of whom he has to be one. */
export const sharedPlace: Settle = (parts) => {
	if (!parts.forms.includes("level")) return parts;
	const now = saysNo(parts, "level", "yes_no");
	const [one, ...more] = parts.scope.filter((piece) => (piece.is === "person" || piece.is === "side") && !piece.not);
	const best =
		parts.best.length > 0 ? parts.best : [{ is: "best" as const, way: "high" as const, many: true as const }];
	if (one?.is !== "person" && one?.is !== "side")
		return parts.nouns.some(({ asked }) => asked) ? { ...now, best } : now;
	const [level = "", ...others] = one.ids;
	if (more.length > 0 || others.length > 0) return unread(now, "shares");
	const noun = {
		is: "noun" as const,
		by: one.is === "side" ? ("team" as const) : ("player" as const),
		asked: true as const,
	};
	const scope = parts.scope.filter((piece) => piece !== one);
	return { ...now, forms: now.forms.filter((form) => form !== "who"), best, level, nouns: [noun], scope };
};

/** "Which position did Mumbai finish in": the place of a side is one of the table. */
export const placeOfSide: Settle = (parts) => {
	const asks = parts.nouns.some(({ by, asked }) => by === "position" && asked);
	if (!asks || parts.focus.length > 0) return parts;
	const named = (kind: Scope["is"]) => parts.scope.some((piece) => piece.is === kind && !("not" in piece && piece.not));
	if (named("person")) return { ...parts, focus: ["batting_innings"] };
	return named("side")
		? { ...parts, focus: ["place"], nouns: parts.nouns.filter(({ by }) => by !== "position") }
		: parts;
};

/** "More than any other" is the most. */
export const moreThanAll: Settle = (parts) => {
	const [more, ...others] = parts.more;
	if (!parts.forms.includes("rest") || !more || others.length > 0) return parts;
	// two superlatives may be a claim and a question: whose is the name?
	if (parts.best.length > 0 || parts.scope.some((piece) => piece.is === "person" && piece.after))
		return unread(parts, "more than");
	return { ...saysNo(parts, "rest"), more: [], best: [{ is: "best", way: more.way, many: true }] };
};

/** "Lost more matches than they won": fewer than half of those with a result were won. */
export const balances: Settle = (parts) => {
	const [more, ...others] = parts.more;
	const [first, second, ...rest] = parts.focus.filter((one) => one === "wins" || one === "losses");
	const free = parts.focus.every((one) => one === first || one === second || one === "matches");
	if (!more || others.length > 0 || !first || !second || rest.length > 0 || !free) return parts;
	// "than they" is one word for whom it is said of
	const compares = parts.links.includes("than") || parts.forms.includes("pronoun");
	if (!compares || parts.scope.some(({ is }) => is === "threshold")) return parts;
	const isMostWon = (first === "wins") === (more.way === "high");
	const bounds = isMostWon ? { from: 50.001 } : { to: 49.999 };
	return {
		...parts,
		focus: [],
		more: [],
		links: parts.links.filter((one) => one !== "than"),
		scope: [...parts.scope, { is: "threshold", concept: "win_percentage", bounds }],
	};
};

const QUALIFIED = "playoffs";
/** "Qualified for the 2026 playoffs": those who played in them. */
export const qualified: Settle = (parts) =>
	parts.focus.includes(QUALIFIED)
		? {
				...parts,
				scope: parts.scope.filter(
					(piece) =>
						piece.is !== "where" || !piece.any.every((one) => one.stage === "playoff" && Object.keys(one).length === 1),
				),
			}
		: parts;

const OF_TITLES = new Set(["finals", "titles", "wins"]);
/** "Has the side that lost the toss won more finals than the one that won it": of one match it is a win in a final. */
export const titlesOfMatch: Settle = (parts) => {
	const tosses = parts.scope.filter((piece) => piece.is === "where" && piece.any.some(({ toss }) => toss));
	const free = parts.focus.includes("finals") && parts.focus.every((one) => OF_TITLES.has(one));
	return tosses.length > 1 && free && parts.more.length > 0
		? adds({ ...parts, focus: ["wins"] }, { stage: "final" })
		: parts;
};

const STAGES: Record<string, string> = { finals: "final", playoffs: "playoff" };
/** "Players in the winning side of six finals": that number of their matches were finals. */
export const finalsOfPlayers: Settle = (parts) => {
	const line = parts.scope.find((piece) => piece.is === "threshold" && (piece.concept ?? "") in STAGES);
	const asksMen = parts.nouns.some(({ by, asked }) => by === "player" && asked) || parts.forms.includes("who");
	if (line?.is !== "threshold" || !asksMen || parts.focus.length > 0 || (line.bounds.from ?? 0) < 1) return parts;
	const scope = parts.scope.map((piece): Scope => (piece === line ? { ...line, concept: "matches" } : piece));
	return adds({ ...parts, scope, focus: ["matches"] }, { stage: STAGES[line.concept ?? ""] });
};

/** "De Villiers without a title": of a man no final that was won. */
export const noTitle: Settle = (parts) => {
	const line = parts.scope.find(
		(piece) => piece.is === "threshold" && piece.concept === "titles" && piece.bounds.to === 0,
	);
	const person = parts.scope.some((piece) => piece.is === "person" && !piece.not);
	if (!line || !person || parts.focus.length > 0 || !parts.forms.includes("yes_no")) return parts;
	const now = { ...parts, focus: ["wins"], scope: parts.scope.filter((piece) => piece !== line) };
	return adds({ ...now, forms: [...now.forms, "none"] }, { stage: "final" });
};

/** "Who won the toss before the 2025 final": that of the final itself. */
export const tossOfFinal: Settle = (parts) => {
	const isFinal = parts.scope.some(
		(piece) => piece.is === "where" && piece.any.every(({ stage }) => stage === "final"),
	);
	if (!parts.focus.includes("tosses") || !(isFinal || parts.focus.includes("finals"))) return parts;
	const scope = parts.scope.map((piece): Scope => {
		const [first] = piece.is === "where" && !piece.not ? piece.any : [];
		const { from, to } = (typeof first?.season === "object" ? first.season : {}) as { from?: number; to?: number };
		return from === undefined && to !== undefined ? { is: "where", any: [{ season: to + 1 }] } : piece;
	});
	return { ...parts, scope };
};
