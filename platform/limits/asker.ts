import { AsyncLocalStorage } from "node:async_hooks";
import type { Asker } from "./bound.ts";

const asking = new AsyncLocalStorage<Asker>();

/** Runs `work` for `asker`: whatever it waits for takes its turn as one of that asker's. */
export const onBehalfOf = <T>(asker: Asker, work: () => T): T => asking.run(asker, work);

/** For whom the current work is done; undefined outside of a request, as in jobs and at the start. */
export const currentAsker = (): Asker | undefined => asking.getStore();
