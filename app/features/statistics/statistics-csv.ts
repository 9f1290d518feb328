import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/statistics-csv";
import { statisticsCsv } from "./statistics.server.ts";

/** A table as a file to download. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
	const { record, page } = context.get(pageContext);
	const file = await statisticsCsv(record, params.table, new URL(request.url).searchParams).catch((thrown: unknown) => {
		if (thrown instanceof Error) throw thrown;
		// an unknown filter gives no file
		return undefined;
	});
	if (!file) throw new Response("We couldn't find that table.", { status: 404 });
	page.keep("record");
	return new Response(file.body, {
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": `attachment; filename="${file.name}"`,
		},
	});
}
