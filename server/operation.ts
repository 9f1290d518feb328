import { Hono } from "hono";
import { liveness, readiness } from "../platform/health.ts";
import type { MatchRecord } from "../record/record.ts";
import { metricsRoute } from "./metrics.ts";
import type { Site } from "./site.ts";

/** Requests of monitors, every few seconds. */
export const isProbe = (path: string): boolean => /^\/(?:healthz|readyz|metrics)$/.test(path);

const notesOn = ({ damaged, as_of }: MatchRecord) =>
	damaged ? [`the stored update of the match record is damaged: that of ${as_of.date} is shown`] : [];

/** Routes for monitors, in processes of every role: liveness, readiness and metrics. */
export function operationRoutes(
	{ database, metrics, record, settings }: Pick<Site, "database" | "metrics" | "record" | "settings">,
	isStopping = () => false,
): Hono {
	const parts = {
		"the database": () => database.pool.query("select 1"),
		"the match record": () => record.alive(),
	};
	const routes = new Hono();
	routes.get("/healthz", (c) => c.json(liveness().body));
	routes.get("/readyz", async (c) => {
		const { status, body } = await readiness(parts, isStopping(), notesOn(record));
		return c.json(body, status);
	});
	routes.route("/", metricsRoute(metrics, settings.METRICS_TOKEN));
	return routes;
}
