import type { CurrentRecord } from "../record/versions.ts";
import type { Site } from "./site.ts";

const LOOK_AGAIN_MS = 10_000;

/** Has this process go by the record of an update within ten seconds, and drops the pages it changes. Returns what ends that. */
export function followRecord(
	{ pageCache, logger }: Pick<Site, "pageCache" | "logger">,
	record: CurrentRecord,
): () => void {
	let looking: NodeJS.Timeout | undefined;
	let logged: CurrentRecord["damaged"];
	const tell = () => {
		const { damaged } = record;
		if (damaged && damaged !== logged)
			logger.error({ damaged }, "the stored update of the record is damaged: the one before stays");
		logged = damaged;
	};
	const look = async () => {
		try {
			if (await record.follow()) pageCache.purge(["record"]);
		} catch (error) {
			logger.warn({ err: error }, "the record could not be brought up to date: the one before stays");
		}
		tell();
		looking = setTimeout(look, LOOK_AGAIN_MS).unref();
	};
	tell();
	looking = setTimeout(look, LOOK_AGAIN_MS).unref();
	return () => clearTimeout(looking);
}
