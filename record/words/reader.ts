import type { MatchRecord } from "../record.ts";
import { type Words, wordsOf } from "./words.ts";

const readers = new WeakMap<MatchRecord, { edition: string; words: Words }>();

/** What questions about a record are read with; made anew when the record is another edition. */
export function readerOf(record: MatchRecord): Words {
	const there = readers.get(record);
	if (there?.edition === record.edition) return there.words;
	const words = wordsOf(record);
	readers.set(record, { edition: record.edition, words });
	return words;
}
