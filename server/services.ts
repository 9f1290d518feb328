import * as follows from "../app/features/arena/following/follows.server.ts";
import { arenaFigures } from "../app/features/arena/war-zone/figures.server.ts";
import { answerPage, claimPage } from "../app/features/assistant/page.server.ts";
import * as battles from "../app/features/battles/battles.server.ts";
import * as community from "../app/features/community/armies.server.ts";
import * as explorer from "../app/features/explorer/explorer.server.ts";
import * as drawings from "../app/features/facts/drawing/drawings.server.ts";
import * as facts from "../app/features/facts/facts.server.ts";
import { relatedTo } from "../app/features/facts/related.server.ts";
import { groupFigures } from "../app/features/groups/figures.server.ts";
import * as groups from "../app/features/groups/groups.server.ts";
import { siteFigures } from "../app/features/home/figures.server.ts";
import * as home from "../app/features/home/home.server.ts";
import * as lastMatch from "../app/features/home/record/last-match.server.ts";
import * as liveBattle from "../app/features/home/record/live-battle.server.ts";
import * as thisDay from "../app/features/home/record/on-this-day.server.ts";
import * as match from "../app/features/matches/card/match.server.ts";
import { createLive } from "../app/features/matches/live/live.server.ts";
import * as matches from "../app/features/matches/matches.server.ts";
import * as relive from "../app/features/matches/relive/relive.server.ts";
import * as season from "../app/features/matches/seasons/season.server.ts";
import * as seasons from "../app/features/matches/seasons/seasons.server.ts";
import * as chanceModel from "../app/features/matches/story/model.server.ts";
import * as news from "../app/features/news/news.server.ts";
import { readToken } from "../app/features/newsletter/tokens.server.ts";
import * as comparisons from "../app/features/players/compare/compare.server.ts";
import * as players from "../app/features/players/directory/players.server.ts";
import { rowFigures } from "../app/features/players/directory/skylines.server.ts";
import { playerFaces } from "../app/features/players/faces.server.ts";
import * as profiles from "../app/features/players/profile/profile.server.ts";
import { predictorPage } from "../app/features/predictor/predictor.server.ts";
import * as fans from "../app/features/profile/profile.server.ts";
import { todaysQuiz } from "../app/features/quiz/play/daily.server.ts";
import * as plainQuiz from "../app/features/quiz/play/plain.server.ts";
import * as quiz from "../app/features/quiz/questions.server.ts";
import * as search from "../app/features/search/search.server.ts";
import { viewSetup } from "../app/features/setup/view.server.ts";
import { listInvites } from "../app/features/sharing/invites/invites.server.ts";
import * as shares from "../app/features/sharing/shares.server.ts";
import * as statistics from "../app/features/statistics/statistics.server.ts";
import * as team from "../app/features/teams/team.server.ts";
import * as teams from "../app/features/teams/teams.server.ts";
import { readTonight } from "../app/features/tonight/tonight.server.ts";
import type { Site as SiteFrame } from "../app/lib/site.ts";
import { isUuid } from "../app/lib/uuid.ts";
import type { AnswerCache } from "../platform/cache/answer-cache.ts";
import type { Db } from "../platform/database/database.ts";
import type { Settings } from "../platform/env.ts";
import type { Pressure } from "../platform/limits/pressure.ts";
import type { MatchRecord } from "../record/record.ts";
import type { Site } from "./site.ts";

type ServicesParts = {
	db: Db;
	record: MatchRecord;
	settings: Settings;
	remember: AnswerCache["remember"];
	pressure: Pressure;
	setup: Parameters<typeof viewSetup>[0];
};

/** The verbs that pages are loaded with. */
export function siteServices({ db, record, settings, remember, pressure, setup }: ServicesParts): Site["services"] {
	return {
		db,
		record,
		remember,
		assistant: {
			asksOn: settings.AI_PROVIDER !== "none" && settings.AI_DAILY_BUDGET > 0,
			answerPage: (search) => answerPage({ db, record }, search),
			claimPage: (search) => claimPage({ db, record }, search),
			rests: () => pressure.sheds("answers"),
		},
		explorer,
		facts: { ...facts, ...drawings, relatedTo },
		arenaFigures: () => arenaFigures(db, settings.FIGURES),
		battles,
		community,
		fans,
		follows,
		home: { ...home, todaysQuiz, ...lastMatch, ...liveBattle, ...thisDay },
		groups,
		groupFigures: (group_id) => groupFigures(db, settings.FIGURES, group_id),
		statistics,
		matches: {
			...matches,
			...match,
			...chanceModel,
			...relive,
			...createLive({ db, record, remember }),
		},
		news,
		seasons: { ...seasons, ...season },
		teams: { ...teams, ...team },
		players: { ...players, playerFaces, rowFigures },
		profiles,
		comparisons,
		sharing: shares,
		setup: async (headers, search) => {
			const view = await viewSetup(setup, headers, search);
			const id = search.get("invite");
			const [invite = null] =
				view.shows === "steps" && id && isUuid(id) ? await listInvites(db, settings.SITE_URL, id) : [];
			return { ...view, invite: invite?.url ?? null };
		},
		search,
		quiz,
		plainQuiz,
		predictorPage: (query) => predictorPage(record, settings.PREDICTOR, query),
		isMailedToken: (purpose, token) => readToken(settings.AUTH_SECRET, purpose, token) !== null,
		tonight: () => readTonight({ db, record, hour: settings.MATCH_OF_THE_DAY }),
		hasMatchOfTheDay: settings.MATCH_OF_THE_DAY !== null,
		submitsSitemap: settings.INDEXNOW,
		site: () => describeSite(record, db, settings),
	};
}

/** What the owner set: an address for fans, else the one that mail comes from. Nobody reads at localhost, its default. */
function contactOf({ CONTACT_EMAIL, MAIL_FROM }: Settings): string | null {
	const sender = MAIL_FROM.match(/<(.+)>/)?.[1] ?? MAIL_FROM;
	return CONTACT_EMAIL ?? (sender.endsWith("@localhost") ? null : sender);
}

async function describeSite(record: MatchRecord, db: Db, settings: Settings): Promise<SiteFrame> {
	return {
		site_name: settings.SITE_NAME,
		site_url: settings.SITE_URL,
		contact_email: contactOf(settings),
		social: settings.SOCIAL_LINKS.map((url) => ({ name: new URL(url).hostname.replace(/^www\./, ""), url })),
		figures: await siteFigures(record, db, settings.FIGURES),
		demo: settings.FIGURES === "showcase",
	};
}
