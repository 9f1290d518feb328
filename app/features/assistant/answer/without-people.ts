import type { Reading } from "../read/reading.ts";
import { type Answer, type Context, unknown } from "./answer.ts";
import { answerCaps } from "./caps.ts";
import { measuresOf } from "./choose.ts";
import { answerScore, dearestSpell } from "./feats.ts";
import { answerMatches } from "./grounds.ts";
import { answerBest, answerCount, answerLeaders, answerTeamSeason } from "./leaders.ts";
import type { Sides } from "./scope.ts";
import { answerOneSide, answerSides } from "./sides.ts";
import { answerStands } from "./stands.ts";
import { answerTitles } from "./titles.ts";
import { answerMargin, answerStreak, answerTotal } from "./totals.ts";
import { answerGround, asksForGround } from "./which-ground.ts";

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

/** Answers a question that names no player: it asks for one, or about sides, grounds or seasons. */
export async function answerWithoutPeople(context: Context, reading: Reading): Promise<Answer> {
	const keys = measuresOf(reading);
	const [key] = keys;
	const has = (...wanted: string[]) => keys.some((key) => wanted.includes(key));
	const teams = [...new Set(reading.teams.map(({ ids }) => ids[0] as string))];
	if (reading.cap) return answerCaps(context, reading);
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
