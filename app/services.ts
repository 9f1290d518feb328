import { createContext, type RouterContext } from "react-router";
import type { AnswerCache } from "../platform/cache/answer-cache.ts";
import type { Db } from "../platform/database/database.ts";
import type { MatchRecord } from "../record/record.ts";
import type * as follows from "./features/arena/following/follows.server.ts";
import type { ArenaFigures } from "./features/arena/war-zone/arena-figures.ts";
import type { Asked, CheckedClaim } from "./features/assistant/page.server.ts";
import type * as battles from "./features/battles/battles.server.ts";
import type * as community from "./features/community/armies.server.ts";
import type * as explorer from "./features/explorer/explorer.server.ts";
import type * as drawings from "./features/facts/drawing/drawings.server.ts";
import type * as facts from "./features/facts/facts.server.ts";
import type { relatedTo } from "./features/facts/related.server.ts";
import type { GroupFigures } from "./features/groups/figures.server.ts";
import type * as groups from "./features/groups/groups.server.ts";
import type * as home from "./features/home/home.server.ts";
import type * as lastMatch from "./features/home/record/last-match.server.ts";
import type * as liveBattle from "./features/home/record/live-battle.server.ts";
import type * as thisDay from "./features/home/record/on-this-day.server.ts";
import type * as match from "./features/matches/card/match.server.ts";
import type { Live } from "./features/matches/live/live.server.ts";
import type * as matches from "./features/matches/matches.server.ts";
import type * as relive from "./features/matches/relive/relive.server.ts";
import type * as season from "./features/matches/seasons/season.server.ts";
import type * as seasons from "./features/matches/seasons/seasons.server.ts";
import type * as chanceModel from "./features/matches/story/model.server.ts";
import type * as news from "./features/news/news.server.ts";
import type { Purpose } from "./features/newsletter/tokens.server.ts";
import type * as comparisons from "./features/players/compare/compare.server.ts";
import type * as players from "./features/players/directory/players.server.ts";
import type { rowFigures } from "./features/players/directory/skylines.server.ts";
import type { playerFaces } from "./features/players/faces.server.ts";
import type * as profiles from "./features/players/profile/profile.server.ts";
import type { PredictorPage } from "./features/predictor/predictor.server.ts";
import type * as fans from "./features/profile/profile.server.ts";
import type * as daily from "./features/quiz/play/daily.server.ts";
import type * as plainQuiz from "./features/quiz/play/plain.server.ts";
import type * as quiz from "./features/quiz/questions.server.ts";
import type * as search from "./features/search/search.server.ts";
import type { SetupView } from "./features/setup/setup.ts";
import type * as shares from "./features/sharing/shares.server.ts";
import type * as statistics from "./features/statistics/statistics.server.ts";
import type * as team from "./features/teams/team.server.ts";
import type * as teams from "./features/teams/teams.server.ts";
import type { Tonight } from "./features/tonight/tonight.ts";
import type { Site } from "./lib/site.ts";

/**
 * The services of a page's loader: the database handle and functions of the features. Pages import only the types;
 * the functions come through this context, so that the server runs unbundled and each exists once per process.
 */
export type Services = {
	db: Db;
	/** The match record, the source of every cricket figure. */
	record: MatchRecord;
	/** Caches an answer under its name until one of the tags is purged. */
	remember: AnswerCache["remember"];
	/**
	 * Answers a question of the page's address with the assistant. `rests`: a server under pressure sheds this work
	 * first. `asksOn`: the site has a model for what the reader cannot answer.
	 */
	assistant: {
		asksOn: boolean;
		answerPage: (search: URLSearchParams) => Promise<Asked | null>;
		claimPage: (search: URLSearchParams) => Promise<CheckedClaim | null>;
		rests: () => boolean;
	};
	explorer: typeof explorer;
	facts: typeof facts & typeof drawings & { relatedTo: typeof relatedTo };
	/** The figures of the arena's board, showcase or real as the site is configured. */
	arenaFigures: () => Promise<ArenaFigures>;
	battles: typeof battles;
	community: typeof community;
	fans: typeof fans;
	follows: typeof follows;
	home: typeof home & Pick<typeof daily, "todaysQuiz"> & typeof lastMatch & typeof liveBattle & typeof thisDay;
	groups: typeof groups;
	/** A group's figures, showcase or real as the site is configured. */
	groupFigures: (group_id: string) => Promise<GroupFigures>;
	matches: typeof matches & typeof match & typeof chanceModel & typeof relive & Live;
	news: typeof news;
	seasons: typeof seasons & typeof season;
	teams: typeof teams & typeof team;
	players: typeof players & { playerFaces: typeof playerFaces; rowFigures: typeof rowFigures };
	profiles: typeof profiles;
	comparisons: typeof comparisons;
	statistics: typeof statistics;
	/** What /setup shows to the browser of these headers, and the invitation that its address names. */
	setup: (headers: Headers, search: URLSearchParams) => Promise<SetupView & { invite: string | null }>;
	sharing: typeof shares;
	search: typeof search;
	quiz: typeof quiz;
	plainQuiz: typeof plainQuiz;
	/** The predictor's page for an address, simulated or from the model as the site is configured. */
	predictorPage: (query: URLSearchParams) => Promise<PredictorPage>;
	/** Whether a mailed link's key is one of ours for this action. */
	isMailedToken: (purpose: Purpose, token: string) => boolean;
	/** Today's match of the day; null where there is none. */
	tonight: () => Promise<Tonight | null>;
	/** False where the owner turned the match of the day off. */
	hasMatchOfTheDay: boolean;
	/** Whether the site submits its pages to search engines. */
	submitsSitemap: boolean;
	/** The site's data for the frame. */
	site: () => Promise<Site>;
	page: {
		/** Whether the visitor is an admin. Only requests for the desk look this up. */
		admin: boolean;
		/**
		 * Makes the page public and caches it until one of the tags is purged: 'facts', 'fact:<id>', 'record',
		 * 'site'.
		 */
		keep(...tags: string[]): void;
		/**
		 * An optional section of the page: null when it fails. The failure is logged, and the page is then neither
		 * cached nor shared.
		 */
		tolerate<Found>(section: Promise<Found>): Promise<Found | null>;
		/** Allows the inline scripts that carry it. */
		nonce: string;
		/** Logs an error of a page without what the visitor typed. */
		failed(error: unknown): void;
	};
};

// The server runs this file by type stripping and the page bundle holds a second copy. The key must be the same
// object in both, so it lives on globalThis.
const KEY = Symbol.for("twelfth-man.services");
const store = globalThis as unknown as { [KEY]?: RouterContext<Services> };
store[KEY] ??= createContext<Services>();
export const services: RouterContext<Services> = store[KEY];
