import { AsyncLocalStorage } from "node:async_hooks";
import type { Asker } from "./bound.ts";
import { networkOf, wideNetworkOf } from "./client-address.ts";

const asking = new AsyncLocalStorage<Asker>();

/** The asker at an address. One customer can own hundreds of networks, so turns go round the wide networks first. */
export const askerAt = (client: string, isGone?: () => boolean): Asker => ({
	key: wideNetworkOf(client),
	part: networkOf(client),
	...(isGone && { isGone }),
});

/** Runs `work` for `asker`: whatever it waits for takes its turn as one of that asker's. */
export const onBehalfOf = <T>(asker: Asker, work: () => T): T => asking.run(asker, work);

/** For whom the current work is done; undefined outside of a request, as in jobs and at the start. */
export const currentAsker = (): Asker | undefined => asking.getStore();
