import { services } from "../../../services.ts";
import { readId } from "../rules.ts";
import type { Route } from "./+types/live-json";
import { heardTag, liveTag } from "./rules.ts";

/** The state of a live match for open pages. Small, and cached until the feed sends something. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { matches, page } = context.get(services);
	const id = readId(params.id);
	const found = id === undefined ? null : await matches.liveMatch(id);
	if (!found || id === undefined) throw new Response("We couldn't find that match.", { status: 404 });
	page.keep("record", liveTag(id), heardTag(id));
	return Response.json("live" in found ? found.live : found);
}
