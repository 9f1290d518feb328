import { deskEntries } from "../app/features/admin/desk/api.server.ts";
import { generationEntries } from "../app/features/admin/generation/api.server.ts";
import { arenaEntries } from "../app/features/arena/api.server.ts";
import { assistantEntries } from "../app/features/assistant/api.server.ts";
import { authEntries } from "../app/features/auth/api.server.ts";
import type { Auth } from "../app/features/auth/auth.server.ts";
import { signInMail } from "../app/features/auth/sign-in/sign-in-mail.server.ts";
import { battlesEntries } from "../app/features/battles/api.server.ts";
import type { BattleNews } from "../app/features/battles/live.server.ts";
import { communityEntries } from "../app/features/community/api.server.ts";
import { contactEntries } from "../app/features/contact/api.server.ts";
import { indexNowEntries } from "../app/features/discovery/indexnow/api.server.ts";
import type { IndexNow } from "../app/features/discovery/indexnow/service.server.ts";
import { factsEntries } from "../app/features/facts/api.server.ts";
import { groupsEntries } from "../app/features/groups/api.server.ts";
import { answerInGroupJob } from "../app/features/groups/assistant/answer-in-group.job.server.ts";
import { chatEntries } from "../app/features/groups/chat/api.server.ts";
import { moderationEntries } from "../app/features/groups/moderation/api.server.ts";
import { reliveEntries } from "../app/features/groups/relive/api.server.ts";
import { homeEntries } from "../app/features/home/api.server.ts";
import { liveEntries } from "../app/features/matches/live/api.server.ts";
import { liveDeskEntries } from "../app/features/matches/live/desk-api.server.ts";
import { liveScores } from "../app/features/matches/live/live.server.ts";
import { LIVE } from "../app/features/matches/live/rules.ts";
import { newsEntries } from "../app/features/news/api.server.ts";
import type { NewsSources } from "../app/features/news/news-sources.server.ts";
import { newsletterEntries } from "../app/features/newsletter/api.server.ts";
import { openDataEntries } from "../app/features/open/data/api.server.ts";
import { embedEntries } from "../app/features/open/embed/api.server.ts";
import { mcpEntries } from "../app/features/open/mcp/api.server.ts";
import type { Tool } from "../app/features/open/mcp/tool.ts";
import { openTools } from "../app/features/open/mcp/tools/all.server.ts";
import { playersEntries } from "../app/features/players/api.server.ts";
import { playerEditEntries } from "../app/features/players/edits/api.server.ts";
import { playerFansEntries } from "../app/features/players/fans/api.server.ts";
import { countShare } from "../app/features/players/fans/popularity.server.ts";
import { pointsEntries } from "../app/features/points/api.server.ts";
import { challengesEntries } from "../app/features/points/challenges/api.server.ts";
import { predictorEntries } from "../app/features/predictor/api.server.ts";
import { profileEntries } from "../app/features/profile/api.server.ts";
import { pushEntries } from "../app/features/push/api.server.ts";
import { quizEntries } from "../app/features/quiz/api.server.ts";
import { quizMakerEntries } from "../app/features/quiz/maker/api.server.ts";
import { recordEntries } from "../app/features/record/api.server.ts";
import { searchEntries } from "../app/features/search/api.server.ts";
import { settingsEntries } from "../app/features/settings/api.server.ts";
import { setupEntries } from "../app/features/setup/api.server.ts";
import { stepPath } from "../app/features/setup/rules.ts";
import { sharingEntries } from "../app/features/sharing/api.server.ts";
import { knownBrowser, noteArrival } from "../app/features/sharing/clicks/arrivals.server.ts";
import { invitesEntries } from "../app/features/sharing/invites/api.server.ts";
import { friendsOnHoldEntries } from "../app/features/sharing/on-hold/api.server.ts";
import { tonightEntries } from "../app/features/tonight/api.server.ts";
import type { Site } from "../app/page-context.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Environment } from "../platform/env.ts";
import type { Jobs } from "../platform/jobs/jobs.ts";
import { createProofOfWork } from "../platform/limits/proof-of-work.ts";
import { createMailHours } from "../platform/mail/mail-hour.ts";
import type { Push } from "../platform/push/push.ts";

export type SettingsChanges = {
	/** the settings from outside the browser, which win over stored ones */
	environment: Environment;
	/** Applies the stored settings. Resolves when the next request is answered by them. */
	changed: () => Promise<void>;
};

/** The services that entries use, without the fields of `Site` that `siteEntries` derives from them. */
export type EntryParts = Omit<Site, "db" | "secret" | "site_url" | "site_name" | "https" | "mailHours" | "enqueue"> & {
	auth: Auth;
	jobs: Jobs;
	push: Push;
	battleNews: BattleNews;
	indexNow: IndexNow;
	newsSources: NewsSources;
	recordTools: Tool[];
	changes: SettingsChanges;
};

/** All entries of the API. */
export function siteEntries(parts: EntryParts) {
	const { settings, database, mailer, limits, notices, jobs, newsSources, changes, record, remember } = parts;
	const { db } = database;
	const { AUTH_SECRET: secret, SITE_URL: site_url, SITE_NAME: site_name } = settings;
	const https = site_url.startsWith("https:");
	async function isMatchLive(): Promise<boolean> {
		const [tonight, playing] = await Promise.all([parts.tonight(), liveScores({ db, record, remember })]);
		return tonight?.state === "live" || playing.some(({ state }) => state !== "over");
	}
	const site = {
		...parts,
		db,
		secret,
		site_url,
		site_name,
		https,
		roles: { settings, engine: database.engine },
		enqueue: jobs.enqueue,
		mailHours: createMailHours({ limits, notices, work: createProofOfWork({ secret, https, limits }) }),
		noteArrival: (tx: Tx, arrival: Parameters<typeof noteArrival>[2]) =>
			noteArrival(tx, { secret, https, limits }, arrival),
		knownBrowser: (headers: Headers) => knownBrowser(db, { secret, https }, headers),
	};
	return [
		...authEntries({
			...site,
			isMatchLive: () => remember("a match is live", ["relives", "record", LIVE], isMatchLive),
			sendMail: (mail) => mailer.send(signInMail(settings, mail)),
		}),
		...assistantEntries(site),
		...factsEntries(site),
		...quizMakerEntries(site),
		...newsEntries({ db, ...newsSources }),
		...groupsEntries(site),
		...moderationEntries(site),
		...reliveEntries(site),
		...friendsOnHoldEntries(site),
		...invitesEntries({ ...site, pageAfter: (id) => stepPath("invite", { invite: id }) }),
		...setupEntries({ ...site, place: { environment: changes.environment, secret }, changed: changes.changed }),
		...arenaEntries(site),
		...battlesEntries(site),
		...communityEntries(site),
		...homeEntries(site),
		...profileEntries(site),
		...settingsEntries(site),
		...newsletterEntries(site),
		...contactEntries(site),
		...tonightEntries(site),
		...pushEntries(site),
		...pointsEntries(site),
		...challengesEntries(site),
		...predictorEntries(site),
		...playersEntries(site),
		...liveEntries(site),
		...liveDeskEntries(site),
		...recordEntries(site),
		...searchEntries(site),
		...openDataEntries(site),
		...embedEntries(site),
		...mcpEntries({ ...site, name: site_name, tools: openTools({ record, db, site_url }) }),
		...playerFansEntries(site),
		...playerEditEntries(site),
		...indexNowEntries(site),
		...generationEntries(site),
		...deskEntries({ ...site, retryJob: jobs.retry }),
		...chatEntries({
			...site,
			askAssistant: async (tx, message_id) => void (await jobs.enqueue(tx, answerInGroupJob, { message_id })),
		}),
		...sharingEntries({
			...site,
			countPlayerShare: countShare,
		}),
		...quizEntries(site),
	];
}
