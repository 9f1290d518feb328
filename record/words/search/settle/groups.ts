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
