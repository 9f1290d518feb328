import { ZodError } from "zod";
import type { Queryable } from "../../../platform/database/database.ts";
import { askRecord } from "../../../record/catalogue.ts";
import { type Answer, type Asked, askBack, type Context, stated, unknown } from "./answer/answer.ts";
import { measuresOf } from "./answer/choose.ts";
import { answerScore, dearestSpell } from "./answer/feats.ts";
import { answerMatches } from "./answer/grounds.ts";
import { answerBest, answerCount, answerLeaders, answerTeamSeason } from "./answer/leaders.ts";
import { NotKept } from "./answer/lines.ts";
import { answerPair, comparisonOf } from "./answer/pair.ts";
import { answerPerson } from "./answer/person.ts";
import { type Sides, spanOf, withChases } from "./answer/scope.ts";
import { sharedName } from "./answer/shared-name.ts";
import { answerOneSide, answerSides } from "./answer/sides.ts";
import { answerStands } from "./answer/stands.ts";
import { answerTitles } from "./answer/titles.ts";
import { answerMargin, answerStreak, answerTotal } from "./answer/totals.ts";
import { answerGround, asksForGround } from "./answer/which-ground.ts";
import { followUp } from "./read/follow-up.ts";
import { type Reading, readQuestion } from "./read/reading.ts";
import { currentWorld, type World } from "./read/world.server.ts";

export type { Answer } from "./answer/answer.ts";

/**
 * Answers a question about the league from the match record: a figure or a name with what it means, how far the record goes
 * and where its matches are; asks back when two people fit; says plainly what the record cannot tell. `history` are the
 * questions before it, the newest last: 'and in 2016?' is read with them. Never throws for what a question says.
 */
export async function answerQuestion(
	db: Queryable,
	question: string,
	history: readonly string[] = [],
): Promise<Answer> {
	const world = await currentWorld(db);
	const asked: Asked[] = [];
	const ask: Context["ask"] = (name, params) => {
		asked.push({ name, params: params as Record<string, unknown> });
		return askRecord(db, name, params);
	};
	const earlier = history.map((text) => readQuestion(text, world));
	const context = { ask, world, asked };
	try {
		return await answerReading(context, followUp(readQuestion(question, world), earlier));
	} catch (error) {
		// a part of the record that this figure is not kept by: 'catches in the powerplay'
		if (error instanceof ZodError || error instanceof NotKept)
			return unknown(context, "this figure is not kept for such a part of it");
		throw error;
	}
}

async function answerReading(context: Context, asked: Reading): Promise<Answer> {
	const reading = withChases(asked);
	const { world } = context;
	if (reading.outside) return unknown(context, reading.outside);
	const { season, to_season = season, from_season = season } = spanOf(reading);
	if (from_season !== undefined && from_season > world.seasons.last)
		return unknown(context, "it ends with the last match played and knows nothing of what is to come");
	if (to_season !== undefined && to_season < world.seasons.first)
		return unknown(context, `the league began in ${world.seasons.first}`);
	if (reading.stranger) return unknown(context, `nobody called ${reading.stranger} has played in the league`);
	const doubtful = reading.people.find(({ person }) => person === null);
	if (doubtful) return doubt(context, doubtful.ids);
	const shared = await sharedName(context, reading);
	if (shared)
		return askBack(
			context,
			shared.flatMap((id) => world.teams.get(id)?.name ?? []),
		);
	const strange = strangeName(reading, world);
	if (strange) return unknown(context, `I do not know what "${strange}" means there`);
	const people = reading.people.flatMap(({ person }) => person ?? []);
	if (people.length > 2) return comparisonOf(context, reading, people);
	const [first, second] = people;
	if (first && second) return answerPair(context, reading, first, second);
	if (first) return answerPerson(context, reading, first);
	return answerWithoutPeople(context, reading);
}

/** Somebody whose name may be that of several: they are named, the most famous first. */
function doubt(context: Context, ids: string[]): Answer {
	const people = ids.flatMap((id) => context.world.people.byId.get(id) ?? []).toSorted((a, b) => b.matches - a.matches);
	return askBack(
		context,
		people.slice(0, 4).map(({ name }) => name),
	);
}

/** A word that looks like the name of somebody or something that the record does not hold; undefined when there is none. */
function strangeName(
	{ unknown, question, people, measures, teams, grounds }: Reading,
	_world: World,
): string | undefined {
	const named = people.length + teams.length + grounds.length > 0;
	const begins = question.trim().split(/\W+/, 1)[0];
	return unknown.find(
		(word) =>
			(/^\p{Lu}/u.test(word) && word !== begins && word !== word.toUpperCase()) ||
			(!named && measures.length === 0) ||
			(!named && question === question.toLowerCase() && word.length > 3),
	);
}

const BY_WICKET =
	/\b(?:1st|2nd|3rd|[4-9]th|10th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)[ -]wicket\b/i;
const KINDS_OF_PLAYERS =
	/\b(?:spinners?|pacers?|seamers?|fast bowlers?|quicks|all ?-?rounders?|wicket ?-?keepers?|keepers?|left ?-?handers?|right ?-?handers?|leg ?-?spinners?|off ?-?spinners?|leggies?|tail ?-?enders?|finishers?)\b/i;

const TEAM_SEASON =
	/\b(?:team|side|franchise)\b.*\b(?:one |single |a |any )(?:season|edition|campaign|tournament|year)\b/i;
const DEAREST =
	/\b(?:most expensive|costliest|dearest|worst) (?:bowling )?(?:spell|figures|analysis|bowling figures)\b|\bmost runs (?:conceded|leaked|given away|given)\b.*\b(?:innings|spell|match|game)\b/i;
const COUNTED_PEOPLE =
	/\bhow many (?:\w+ ){0,2}(?:players|batsmen|batters|bowlers|men|people|cricketers|indians|keepers|wicketkeepers)\b|\bnumber of (?:\w+ ){0,2}(?:players|batsmen|batters|bowlers|men)\b/i;

/** The side whose figures are meant, and the one they are against. */
function sidesOf({ teams }: Reading): Sides {
	const team = teams.find(({ side }) => side !== "against")?.ids[0];
	const opponent = teams.find(({ side }) => side === "against")?.ids[0];
	return { ...(team ? { team } : {}), ...(opponent ? { opponent } : {}) };
}

async function answerWithoutPeople(context: Context, reading: Reading): Promise<Answer> {
	const keys = measuresOf(reading);
	const [key] = keys;
	const has = (...wanted: string[]) => keys.some((key) => wanted.includes(key));
	const teams = [...new Set(reading.teams.map(({ ids }) => ids[0] as string))];
	if (reading.cap) return caps(context, reading);
	if (DEAREST.test(reading.question)) return dearestSpell(context, reading, sidesOf(reading));
	if (BY_WICKET.test(reading.question) || (has("stand") && has("hundreds", "fifty_plus")))
		return answerStands(context, reading, {});
	const sides = sidesOf(reading);
	const { sorts, which, question } = reading;
	const [team] = teams;
	const playerAsked =
		which.includes("player") ||
		/\b(?:who|whose|bowler|batsman|batter|player|scorer|taker|maker|getter|hitter)\b/i.test(question);
	if ((!key || key === "not_outs") && reading.numbers.some((number) => number >= 100 && number < 1000))
		return answerScore(context, reading, sides);
	// before whose figure it might be: a place is asked for, not who holds the most there
	if (asksForGround(reading)) return answerGround(context, reading);
	if (
		key &&
		TEAM_SEASON.test(question) &&
		!reading.span &&
		(["runs", "sixes", "fours", "wickets"].includes(key) ||
			(key === "highest_total" && /\bmost runs\b/i.test(question)))
	)
		return answerTeamSeason(context, reading, key === "highest_total" ? "runs" : key);
	if (
		["win_percentage", "won", "lost"].includes(key ?? "") &&
		!team &&
		(sorts.has("most") || sorts.has("least")) &&
		!/\b(?:player|batsman|batter|bowler|captain|man)\b/i.test(question)
	)
		return answerBest(context, reading, "team", sides);
	if (COUNTED_PEOPLE.test(question) && key && !has("matches", "titles", "finals"))
		return answerCount(context, reading, sides);
	if (has("bat_first_wins", "chase_wins") && !team && !sorts.has("most")) return answerMatches(context, reading);
	if (key === "average" && /\binnings\b/i.test(question) && (team || which.includes("team")))
		return answerMatches(context, reading);
	if (KINDS_OF_PLAYERS.test(question) && !has("stumpings", "keeping"))
		return unknown(context, "it does not keep players of that kind apart");
	const ofPlayers = [
		"runs",
		"highest",
		"average",
		"strike_rate",
		"hundreds",
		"fifties",
		"fifty_plus",
		"ducks",
		"golden_ducks",
		"fours",
		"sixes",
		"boundaries",
		"not_outs",
		"balls_faced",
		"wickets",
		"economy",
		"bowling_average",
		"bowling_strike_rate",
		"best",
		"three_wickets",
		"four_wickets",
		"five_wickets",
		"four_plus",
		"maidens",
		"dots",
		"hat_tricks",
		"catches",
		"stumpings",
		"run_outs",
		"keeping",
		"player_of_match",
		"fastest_fifty",
		"fastest_hundred",
		"stand",
		"runs_conceded",
		"innings",
	];
	const titled = has("titles", "finals", "playoff_seasons");
	const oneFinal = reading.span?.single && reading.stage === "final" && teams.length < 2;
	const wonIt = reading.span?.single && key === "won" && teams.length === 0 && (playerAsked || which.includes("team"));
	if (
		wonIt ||
		(oneFinal &&
			(!key ||
				[
					"titles",
					"finals",
					"won",
					"lost",
					"player_of_match",
					"margin_runs",
					"margin_wickets",
					"matches",
					"highest_total",
				].includes(key) ||
				(team && key === "runs")))
	)
		return answerTitles(context, reading, team);
	if (
		key &&
		ofPlayers.includes(key) &&
		(playerAsked ||
			reading.nationality ||
			(sorts.has("most") && !which.includes("team") && !which.includes("season") && !sorts.has("how_many")) ||
			has("fastest_fifty", "fastest_hundred", "stand", "highest", "best"))
	) {
		if (key === "highest" && /\b(?:team|side|franchise)\b/i.test(question))
			return answerTotal(context, reading, sides.team, sides.opponent);
		return answerLeaders(context, reading, sides);
	}
	if (has("win_streak", "loss_streak"))
		return teams.length > 1 ? answerSides(context, reading) : answerStreak(context, reading, teams[0]);
	if (teams.length > 1)
		return titled && reading.span?.single ? answerTitles(context, reading, teams[0]) : answerSides(context, reading);
	if (
		titled &&
		!has("win_percentage", "highest_total", "lowest_total") &&
		((key && !ofPlayers.includes(key)) ||
			!key ||
			(reading.span?.single && reading.stage === "final" && !sorts.has("how_many") && key === "runs"))
	) {
		if (!(has("matches", "won", "lost") && !has("titles") && !reading.span?.single && team))
			return answerTitles(context, reading, team);
	}
	if (has("tosses") || reading.choice) return answerMatches(context, reading);
	if (team && key === "matches" && (playerAsked || (sorts.has("most") && teams.length === 1)))
		return answerLeaders(context, reading, sides);
	if (team)
		return key && ofPlayers.includes(key) && !["runs", "sixes", "fours", "wickets"].includes(key)
			? answerLeadersOrCount(context, reading, sides)
			: answerOneSide(context, reading, team, reading.teams[0]?.side ?? null);
	if (has("margin_runs", "margin_wickets")) return answerMargin(context, reading);
	if (key && ofPlayers.includes(key) && which.includes("season")) return answerBest(context, reading, "season", sides);
	if (key && which.includes("team"))
		return has("highest_total", "lowest_total")
			? answerTotal(context, reading)
			: answerBest(context, reading, "team", sides);
	if (key && ofPlayers.includes(key)) return answerLeadersOrCount(context, reading, sides);
	if (key === "matches" && (playerAsked || (sorts.has("most") && !reading.span && reading.grounds.length === 0)))
		return answerLeaders(context, reading, sides);
	return answerMatches(context, reading);
}

/** 'Sixes in 2009' is a count; 'most sixes' somebody's. */
function answerLeadersOrCount(
	context: Context,
	reading: Reading,
	sides: { team?: string; opponent?: string },
): Promise<Answer> {
	const ranked =
		reading.sorts.has("most") || reading.sorts.has("least") || reading.nth !== null || reading.top !== null;
	return ranked && !/\bhow many\b|\btotal (?:number|tally)\b/i.test(reading.question)
		? answerLeaders(context, reading, sides)
		: answerCount(context, reading, sides);
}

async function caps(context: Context, reading: Reading): Promise<Answer> {
	const found = await context.ask("caps", spanOf(reading));
	const orange = reading.cap === "orange";
	const name = orange ? "Orange Cap" : "Purple Cap";
	const holder = (cap: (typeof found)[number]) => (orange ? cap.orange_player : cap.purple_player);
	const tally = (cap: (typeof found)[number]) => (orange ? `${cap.orange_runs} runs` : `${cap.purple_wickets} wickets`);
	const [only] = found;
	if (!only) return unknown(context, `there was no ${name} then`);
	if (found.length === 1) {
		const figure =
			/\bhow many\b|\btally\b|\bwhat (?:tally|number|total)\b|\bruns did\b|\bwickets did\b|\bwith how\b/i.test(
				reading.question,
			) && !/\bwho\b/i.test(reading.question);
		return stated(context, {
			text: figure
				? `${tally(only)}, by ${holder(only)}, won the ${name} of ${only.season}.`
				: `${holder(only)}, with ${tally(only)}, won the ${name} of ${only.season}.`,
			figure: figure ? tally(only) : holder(only),
			links: [{ label: `The season of ${only.season}`, href: `/seasons/${only.season}` }],
		});
	}
	const times = [...Map.groupBy(found, holder)].toSorted((a, b) => b[1].length - a[1].length);
	const most = times[0]?.[1].length ?? 0;
	const names = times.filter(([, caps]) => caps.length === most).map(([who]) => who);
	return stated(context, {
		text: `${names.join(", ")}: ${most} ${most === 1 ? "time" : "times"} the ${name}.`,
		figure: names.join(", "),
	});
}
