import { scoreBattles } from "../app/features/battles/score.server.ts";
import { creditArmies } from "../app/features/community/credit.server.ts";
import { countPoints } from "../app/features/points/boards/count.server.ts";
import { followUp, sendPoints } from "../app/features/points/follow-up.server.ts";
import { countFriends } from "../app/features/sharing/conversions.server.ts";
import { startLoop } from "./loop.ts";
import type { Site } from "./site.ts";

/** Fans see their rewards and rank within a second. */
const INTERVAL_MS = 400;
/** The pause after a failed round. It is longer, because the database may be unavailable. */
const RETRY_MS = 5_000;

/** The work of other features after an action that earned points. */
const consequences = { scoreBattles, countFriends };

type FollowedSite = {
	database: Pick<Site["database"], "db">;
	pageCache: Pick<Site["pageCache"], "purge">;
	logger: Pick<Site["logger"], "error">;
	jobContext: { live: Pick<Site["jobContext"]["live"], "emit">; battleNews: Site["jobContext"]["battleNews"] };
};

/** Processes actions until none is due, then updates the boards. Notifies pages and sockets that show them. */
export async function followAll({ database, pageCache, logger, jobContext }: FollowedSite): Promise<void> {
	const { live, battleNews } = jobContext;
	const onFailed = (error: unknown) => logger.error({ err: error }, "the consequences of an action failed");
	for (let more = true; more; ) {
		const { actions, fans, scored } = await followUp(database.db, consequences, onFailed);
		more = actions > 0;
		sendPoints(live, fans);
		if (scored) battleNews.changed();
	}
	for (let counting = true; counting; ) {
		const { counted, armies } = await countPoints(database.db, creditArmies);
		counting = counted > 0;
		if (armies) pageCache.purge(["community"]);
	}
}

/** Processes actions until the returned function is called; that resolves when the current round has ended. */
export const startFollowing = (site: FollowedSite): (() => Promise<void>) =>
	startLoop(() =>
		followAll(site).then(
			() => INTERVAL_MS,
			(error) => {
				site.logger.error({ err: error }, "actions could not be followed up");
				return RETRY_MS;
			},
		),
	);
