import { networkOf } from "./client-address.ts";
import type { Fan } from "./http/entry.ts";

/**
 * What counts as one visitor wherever something counts once: a signed-in fan, else the network (`networkOf`). A browser's name does
 * not count, because a program gives itself any name. `client`: address of the client. The answer names a person or an address: store
 * a keyed hash of it alone.
 */
export const visitorOf = ({ fan, client }: { fan: Pick<Fan, "id"> | null; client: string }): string =>
	fan ? `fan ${fan.id}` : `network ${networkOf(client)}`;
