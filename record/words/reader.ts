import type { MatchRecord } from "../record.ts";
import { type Words, wordsOf } from "./words.ts";

const readers = new WeakMap<MatchRecord, { edition: string; words: Words }>();

/** The words that questions about a record are read with; made again when the edition of the record changes. */
export function readerOf(record: MatchRecord): Words {
	const there = readers.get(record);
	if (there?.edition === record.edition) return there.words;
	const words = wordsOf(record);
	readers.set(record, { edition: record.edition, words });
	return words;
}
