import type { Scope } from "../frames.ts";
import { type Settle, saysNo, unread } from "./settle.ts";

const PLAYER = { is: "noun", by: "player", asked: true } as const;
/** "Who shares the record for most ducks with him": all who are at the top, of whom he has to be one. */
export const sharedPlace: Settle = (parts) => {
	if (!parts.forms.includes("level")) return parts;
	const now = saysNo(parts, "level", "yes_no");
	const [one, ...more] = parts.scope.filter((piece) => piece.is === "person" && !piece.not);
	const best =
		parts.best.length > 0 ? parts.best : [{ is: "best" as const, way: "high" as const, many: true as const }];
	if (one?.is !== "person") return parts.nouns.some(({ asked }) => asked) ? { ...now, best } : now;
	const [level = "", ...others] = one.ids;
	if (more.length > 0 || others.length > 0) return unread(now, "shares");
	return { ...now, best, level, nouns: [PLAYER], scope: parts.scope.filter((piece) => piece !== one) };
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
