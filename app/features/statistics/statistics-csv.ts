import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/statistics-csv";
import { statisticsCsv } from "./statistics.server.ts";

/** Returns a table as a CSV file. 404 for an unknown table or filter. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
	const { record, page } = context.get(pageContext);
	const file = await statisticsCsv(record, params.table, new URL(request.url).searchParams).catch((thrown: unknown) => {
		if (thrown instanceof Error) throw thrown;
		// readFilter throws a 404, which is no Error
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
