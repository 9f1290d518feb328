import type { Measure } from "../lexicon/measures.ts";
import type { Reading } from "../read/reading.ts";
import type { Ask } from "./answer.ts";
import { scopeOf } from "./scope.ts";

/** One line of figures, whoever or whatever it is of. */
export type Line = Record<string, unknown> & { rank?: number };

type Of = { player?: string; team?: string; opponent?: string; by?: string[] };
type Ranked = { order?: "best" | "worst"; limit?: number; [minimum: `min_${string}`]: number };

/** A figure is not kept for such a part of the record: catches in the powerplay, wickets by place in the batting order. */
export class NotKept extends Error {}

/**
 * Figures of a measure, ranked by it, a line for every group of `by` (one for the whole part when empty): of a player, of all
 * players, of sides. What a reading says of season, ground, stage and the like narrows it.
 */
export async function linesOf(
	ask: Ask,
	measure: Measure,
	reading: Reading,
	of: Of,
	ranked: Ranked = {},
): Promise<Line[]> {
	const { phase, position, nationality, innings } = reading;
	const kept =
		measure.of === "batting" ||
		(!position && (measure.of === "bowling" || (!phase && (measure.of !== "fielding" || !nationality))));
	// of a player in a match it is not kept which innings; a side batted first or it did not
	if (!kept || (innings && measure.of === "playing")) throw new NotKept();
	const scope = { ...scopeOf(reading), ...of, ...ranked };
	const { innings: _, ...ofMatch } = scope;
	const metric = measure.metric;
	const abroad = nationality === "overseas" ? { overseas: true } : nationality ? { nationality } : {};
	const within = phase ? { phase } : {};
	const positions = position ? { from_position: position.from, to_position: position.to } : {};
	if (measure.key === "hat_tricks") return hatTricks(ask, scope, of);
	if (measure.of === "batting")
		return (await ask("batting_leaders", { ...scope, ...within, ...positions, ...abroad, metric } as never)) as Line[];
	if (measure.of === "bowling")
		return (await ask("bowling_leaders", {
			...scope,
			...within,
			...abroad,
			metric: measure.key === "overs" ? "balls" : metric,
		} as never)) as Line[];
	if (measure.of === "fielding") return (await ask("fielding_leaders", { ...scope, metric } as never)) as Line[];
	if (measure.of === "playing") return (await ask("appearances", { ...ofMatch, ...abroad, metric } as never)) as Line[];
	const { player: __, ...ofSide } = ofMatch;
	const batted = innings ? { batted_first: innings === 1 } : {};
	return (await ask("results", { ...ofSide, ...batted, metric } as never)) as Line[];
}

/** Hat-tricks are single feats: they are counted here. */
async function hatTricks(
	ask: Ask,
	{ order: _, limit = 10, by, ...scope }: Record<string, unknown>,
	of: Of,
): Promise<Line[]> {
	const found = await ask("milestones", { ...scope, kind: "hat_trick", limit: 1000 } as never);
	if (of.by?.length === 0 || of.player) return [{ hat_trick: found.length, match_id: found[0]?.match_id }];
	const key = by?.toString() === "season" ? "season" : "player_id";
	const groups = Map.groupBy(found, (feat) => feat[key]);
	return [...groups.values()]
		.map((feats) => ({ ...feats[0], hat_trick: feats.length }))
		.toSorted((a, b) => b.hat_trick - a.hat_trick)
		.map((line, _, all) => ({
			...line,
			rank: all.findIndex((other) => other.hat_trick === line.hat_trick) + 1,
		}))
		.filter(({ rank }) => rank <= Number(limit)) as Line[];
}

/** What a line says of a measure, as it is printed: '113*', '6/12', 32.52. */
export function valueIn(line: Line | undefined, measure: Measure): number | string | null {
	if (!line) return null;
	if (measure.key === "highest")
		return line.highest === null ? null : `${line.highest}${line.highest_not_out ? "*" : ""}`;
	if (measure.key === "best") return line.best_wickets === null ? null : `${line.best_wickets}/${line.best_runs}`;
	if (measure.key === "overs") return line.overs as string;
	return line[measure.metric] as number | null;
}

/** The same as a number to compare by; best figures rank by wickets, then by fewer runs. */
export function rankIn(line: Line | undefined, measure: Measure): number | null {
	if (!line) return null;
	if (measure.key === "best")
		return line.best_wickets === null ? null : Number(line.best_wickets) * 1000 - Number(line.best_runs);
	const value = line[measure.metric];
	return value === null || value === undefined ? null : Number(value);
}
