import { pageContext } from "../../../page-context.ts";
import { readId } from "../rules.ts";
import type { Route } from "./+types/live-json";
import { liveMatch } from "./live.server.ts";
import { heardTag, liveTag } from "./rules.ts";

/** Returns the state of a live match, which open pages poll. Cached until the feed sends something. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { db, record, remember, page } = context.get(pageContext);
	const id = readId(params.id);
	const found = id === undefined ? null : await liveMatch({ db, record, remember }, id);
	if (!found || id === undefined) throw new Response("We couldn't find that match.", { status: 404 });
	page.keep("record", liveTag(id), heardTag(id));
	return Response.json("live" in found ? found.live : found);
}
