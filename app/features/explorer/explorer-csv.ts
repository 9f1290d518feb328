import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/explorer-csv";
import { explorerCsv } from "./explorer.server.ts";

/** Returns the answer of an address as a CSV download. 400 for an invalid question. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const { record, page } = context.get(pageContext);
	const file = await explorerCsv(record, new URL(request.url).searchParams);
	if (!file) throw new Response("The record has no such question.", { status: 400 });
	page.keep("record");
	return new Response(file.body, {
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": `attachment; filename="${file.name}"`,
		},
	});
}
