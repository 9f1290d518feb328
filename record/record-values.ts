import type { RecordFile } from "./file/open.ts";
import { LIST_NAMES, type ListName } from "./language/conditions.ts";

/** The values of each list of the record, with their names. */
export type RecordValues = Map<ListName, Map<unknown, string>>;

const LISTS: Record<ListName, string> = {
	people: "select id as value, display_name as name from people",
	franchises: "select id as value, name from franchises",
	grounds: "select id as value, name from grounds",
	cities: "select distinct city as value, city as name from grounds",
	countries: "select distinct country as value, country as name from grounds",
	nationalities: "select distinct nationality as value, nationality as name from people",
	styles: "select distinct bowl_style as value, bowl_style as name from people",
	dismissals: "select distinct dismissal as value, dismissal as name from batting",
	matches: "select match_id as value, match_id::varchar as name from matches",
};

/** Reads all lists: about 2,000 values. */
export async function readRecordValues(file: RecordFile): Promise<RecordValues> {
	const lists = await Promise.all(
		LIST_NAMES.map(async (list) => {
			const rows = await file.rows<{ value: unknown; name: string }>(LISTS[list], []);
			return [list, new Map(rows.map(({ value, name }) => [value, name]))] as const;
		}),
	);
	return new Map(lists);
}
