import type { CurrentRecord } from "../record/versions.ts";
import type { Site } from "./site.ts";

const POLL_MS = 10_000;

/** Follows updates of the record within ten seconds and purges its pages. Returns a stop function. */
export function followRecord(
	{ pageCache, logger }: Pick<Site, "pageCache" | "logger">,
	record: CurrentRecord,
): () => void {
	let timer: NodeJS.Timeout | undefined;
	let logged: CurrentRecord["damaged"];
	const logDamage = () => {
		const { damaged } = record;
		if (damaged && damaged !== logged)
			logger.error({ damaged }, "the stored update of the record is damaged: the one before stays");
		logged = damaged;
	};
	const poll = async () => {
		try {
			if (await record.follow()) pageCache.purge(["record"]);
		} catch (error) {
			logger.warn({ err: error }, "the record could not be brought up to date: the one before stays");
		}
		logDamage();
		timer = setTimeout(poll, POLL_MS).unref();
	};
	logDamage();
	timer = setTimeout(poll, POLL_MS).unref();
	return () => clearTimeout(timer);
}
