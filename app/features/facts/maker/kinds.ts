import { inningsKinds } from "./innings-kinds.ts";
import type { AnyKind } from "./kind.ts";

/** All kinds of statement that the maker knows. */
export const KINDS: readonly AnyKind[] = [...inningsKinds];
