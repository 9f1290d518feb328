import { pageContext } from "../../../page-context.ts";
import { readId } from "../rules.ts";
import type { Route } from "./+types/balls-json";
import { findBalls } from "./relive.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { record, page } = context.get(pageContext);
	const id = readId(params.id);
	const balls = id === undefined ? null : await findBalls(record, id);
	if (!balls) throw new Response("We couldn't find that match.", { status: 404 });
	page.keep("record");
	return Response.json(balls);
}
