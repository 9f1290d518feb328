import type { CurrentRecord } from "../record/versions.ts";
import type { Site } from "./site.ts";

const POLL_MS = 10_000;

/**
 * Switches this process to an updated record within ten seconds, and purges pages of the record. Returns a function
 * that stops it.
 */
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
