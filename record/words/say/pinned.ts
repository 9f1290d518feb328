import type { Where } from "../../language/question.ts";
import { listed, type NameOf } from "./names.ts";

/** Whether a question is about the matches that several sides played against each other. */
export const areMeetings = ({ team, opponent }: Where): boolean =>
	Array.isArray(team) && JSON.stringify(team) === JSON.stringify(opponent);

/** 'in matches between Chennai Super Kings and Mumbai Indians', or nothing. */
export const metIn = (where: Where, name: NameOf): string[] =>
	areMeetings(where) ? [`in matches between ${listed([where.team].flat().map(name))}`] : [];

/** Conditions that are said as one: 'in the 2016 final'. */
export function joined(where: Where): { text?: string; spent: string[] } {
	const round = where.stage === "final" ? "final" : (where.round as string | undefined);
	if (typeof round !== "string" || typeof where.season !== "number") return { spent: [] };
	const spent = where.stage === "final" ? ["stage", "season"] : ["round", "season"];
	return { text: `in the ${where.season} ${ROUNDS[round] ?? round}`, spent };
}
const ROUNDS: Record<string, string> = {
	qualifier_1: "Qualifier 1",
	qualifier_2: "Qualifier 2",
	eliminator: "Eliminator",
	semi_final: "semi-final",
	third_place: "third-place match",
};
