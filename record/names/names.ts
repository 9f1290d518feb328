import { buildNames, type NameIndex, type NameKind, type NamesSource } from "./build.ts";
import { type Resolved, resolveIn } from "./resolve.ts";

const indexes = new WeakMap<NamesSource, { edition: string; index: Promise<NameIndex> }>();

/** Returns the name index of a record, cached per edition. */
export function namesOf(record: NamesSource): Promise<NameIndex> {
	const cached = indexes.get(record);
	if (cached?.edition === record.edition) return cached.index;
	const index = buildNames(record);
	indexes.set(record, { edition: record.edition, index });
	index.catch(() => indexes.delete(record));
	return index;
}

/** Finds the value that a text names: one, several with details, or none with the nearest. */
export const resolveName = async (record: NamesSource, kinds: readonly NameKind[], text: string): Promise<Resolved> =>
	resolveIn(await namesOf(record), kinds, text);
