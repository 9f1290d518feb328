import { scoreBattles } from "../app/features/battles/score.server.ts";
import { creditArmies } from "../app/features/community/credit.server.ts";
import { countPoints } from "../app/features/points/boards/count.server.ts";
import { followUp } from "../app/features/points/follow-up.server.ts";
import { sendPoints } from "../app/features/points/live.server.ts";
import { countFriends } from "../app/features/sharing/conversions.server.ts";
import { startLoop } from "./loop.ts";
import type { Site } from "./site.ts";

/** What follows from an action is seen within a second: its rewards, and its place on the boards. */
const INTERVAL_MS = 400;
/** After a failure: the database may be away. */
const RETRY_MS = 5_000;

/** What features above points do for an action. */
const consequences = { scoreBattles, countFriends };

type FollowedSite = {
	database: Pick<Site["database"], "db">;
	pageCache: Pick<Site["pageCache"], "purge">;
	logger: Pick<Site["logger"], "error">;
	jobContext: { live: Pick<Site["jobContext"]["live"], "emit">; battleNews: Site["jobContext"]["battleNews"] };
};

/** Does what follows from actions until nothing is due, then counts the boards; pages and sockets that show it hear of it. */
export async function followAll({ database, pageCache, logger, jobContext }: FollowedSite): Promise<void> {
	const { live, battleNews } = jobContext;
	const onFailed = (error: unknown) => logger.error({ err: error }, "what follows from an action could not be done");
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

/** Keeps following until the returned function is called; it resolves when a round that is under way is done. */
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
