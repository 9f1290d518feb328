import type { Question } from "./language/question.ts";
import type { MatchRecord } from "./record.ts";

/** A leader of a ranking, with the figure. */
export type Lead = { what: string; who: string; figure: number };

const PLACES = 3;
const LISTS: Record<string, Question> = {
	"most runs": { rows: "batting", measures: ["runs"], by: ["player"] },
	"most wickets": { rows: "bowling", measures: ["wickets"], by: ["player"] },
	"most sixes": { rows: "batting", measures: ["sixes"], by: ["player"] },
	"most hundreds": { rows: "batting", measures: ["hundreds"], by: ["player"] },
	"highest score": { rows: "batting", measures: ["runs"], list: true },
};

/** The first three places of the most popular rankings. */
export async function leads({ askAny }: Pick<MatchRecord, "askAny">): Promise<Lead[]> {
	const lists = Object.entries(LISTS).map(async ([list, question]) => {
		const { rows } = await askAny({ ...question, limit: PLACES });
		return rows.slice(0, PLACES).map((row, place) => ({
			what: `${list}, place ${place + 1}`,
			who: String(row.player),
			figure: row[question.measures[0] as string] as number,
		}));
	});
	return (await Promise.all(lists)).flat();
}

/** The places that changed. */
export function movedLeads(before: Lead[], after: Lead[]): { before: Lead | null; after: Lead }[] {
	return after.flatMap((now) => {
		const then = before.find(({ what }) => what === now.what) ?? null;
		return then?.who === now.who && then.figure === now.figure ? [] : [{ before: then, after: now }];
	});
}
