import { services } from "../../../services.ts";
import { readId } from "../rules.ts";
import type { Route } from "./+types/live-json";
import { heardTag, liveTag } from "./rules.ts";

/** How a live match stands, for the pages that are open on it. Small, and kept until the feed says something. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { matches, page } = context.get(services);
	const id = readId(params.id);
	const found = id === undefined ? null : await matches.liveMatch(id);
	if (!found || id === undefined) throw new Response("We couldn't find that match.", { status: 404 });
	page.keep("record", liveTag(id), heardTag(id));
	return Response.json("live" in found ? found.live : found);
}
