import { perEdition } from "../per-edition.ts";
import { buildNames, type NameIndex, type NameKind, type NamesSource } from "./build.ts";
import { type Resolved, resolveIn } from "./resolve.ts";

/** Returns the name index of a record, cached per edition. */
export const namesOf = perEdition<NamesSource, NameIndex>(buildNames);

/** Finds the value that a text names: one, several with details, or none with the nearest. */
export const resolveName = async (record: NamesSource, kinds: readonly NameKind[], text: string): Promise<Resolved> =>
	resolveIn(await namesOf(record), kinds, text);
