import { services } from "../../../services.ts";
import { readId } from "../rules.ts";
import type { Route } from "./+types/balls-json";

/** Returns the balls of a match for the relive page. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { record, matches, page } = context.get(services);
	const id = readId(params.id);
	const balls = id === undefined ? null : await matches.findBalls(record, id);
	if (!balls) throw new Response("We couldn't find that match.", { status: 404 });
	page.keep("record");
	return Response.json(balls);
}
