import type { CsvRow } from "./balls.ts";

export type Person = {
	id: string;
	name: string;
	born: string | null;
	nationality: string;
	overseas: "true" | "false" | "unknown";
	bat_hand: string;
	bowl_style: string;
	bowl_kind: string;
	role: string;
};

const ROLES: Record<string, string> = {
	Batter: "batter",
	Bowler: "bowler",
	"All-rounder": "all_rounder",
	Wicketkeeper: "wicketkeeper",
};

/** The first of several styles decides pace or spin. */
function kindOf(style: string): string {
	const first = (style.split(",")[0] ?? "").toLowerCase();
	if (first.includes("fast") || first.includes("medium")) return "pace";
	for (const word of ["offbreak", "legbreak", "orthodox", "wrist-spin"]) if (first.includes(word)) return "spin";
	return "unknown";
}

function handOf(style: string): string {
	if (style.startsWith("Left")) return "left";
	return style.startsWith("Right") ? "right" : "unknown";
}

function personOf(row: CsvRow): Person {
	const { id = "", display_name = "", nationality, date_of_birth, batting_style = "", bowling_style = "" } = row;
	return {
		id,
		name: display_name,
		born: date_of_birth || null,
		nationality: nationality || "unknown",
		overseas: nationality ? (nationality === "India" ? "false" : "true") : "unknown",
		bat_hand: handOf(batting_style),
		bowl_style: bowling_style || "unknown",
		bowl_kind: kindOf(bowling_style),
		role: ROLES[row.role_group ?? ""] ?? "unknown",
	};
}

export const readPeople = (rows: CsvRow[]) => new Map(rows.map((row) => [row.id ?? "", personOf(row)]));

/** The age in whole years on a day. */
export function ageOn(born: string | null, day: string): number | null {
	if (!born) return null;
	const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
	return day.slice(5) < born.slice(5) ? years - 1 : years;
}
