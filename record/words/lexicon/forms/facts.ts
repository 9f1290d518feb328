import type { FactName, Piece } from "../../pieces.ts";
import { best, form, link, measure, noun } from "./pieces.ts";

const fact = (name: FactName): Piece => ({ is: "fact", fact: name });
const step = (field: "season" | "player" | "team", concept: string, own = false): Piece => ({
	is: "step",
	field,
	concept,
	own,
});

/** Facts that no match tells, tables and cards, and names that another question finds. */
export const FACTS: readonly (readonly [string, ...Piece[][]])[] = [
	[
		"captain|captains|skipper|skippers|captain of|capt|kaptan|captained|captaining|skippered|skippers of|leads the side|led by|in charge on the field",
		[fact("captain")],
	],
	[
		"coach|head coach|coached|coaches|coach of|head coach of|chief coach|main coach|team coach|coaching|coached by",
		[fact("coach")],
	],
	["owner|owners|owned by|who owns|owns|proprietor|malik", [fact("owner")]],
	["home ground|home grounds|home venue|home stadium|home venues|plays at home|home of", [fact("home")]],
	[
		"shirt number|jersey number|jersey no|shirt no|squad number|number on his back|number on his shirt|number on his jersey|jersey numbers|number does wear|what number does|wears what number|wear number|shirt|jersey|kit number",
		[fact("shirt")],
	],
	["birthday|date of birth|dob|birth date|birthdate|born on|born|when was born|janam", [fact("born")]],
	[
		"birth year|year of birth|born in which year|year born|in which year was born|in what year was born",
		[fact("birth_year")],
	],
	[
		"nationality|which country|what country|from which country|from what country|country|home country|native of|which nation|nation|desh|citizen of",
		[fact("nationality")],
	],
	[
		"batting hand|which hand does bat|batting style|bat left or right handed|left or right handed|right or left handed|left handed or right handed|right handed or left handed|which hand|handedness",
		[fact("hand")],
	],
	[
		"bowling style|bowling type|kind of bowler|type of bowler|what kind of bowler|what type of bowler|what sort of bowler|sort of bowler|style of bowling|bowling arm|what does he bowl|spin or pace|pace or spin|bowling action",
		[fact("style")],
	],
	["playing role|role|position in the side|kind of player|what kind of player", [fact("role")]],
	["full name|real name|complete name|birth name|whole name|poora naam", [fact("full_name")]],
	[
		"points table|league table|standings|the table|final table|ipl table|ipl points table|ipl standings|league standings|points standings|table standings|ank talika",
		[form("table")],
	],
	[
		"scorecard|score card|scorecards|match summary|summary of|result of|match report|details of the match|what happened in|how did the match end|scoreboard|scoreline|final score|final scores",
		[form("scorecard")],
	],
	[
		"title year|title season|title winning season|title winning year|title winning campaign|championship season|championship year|championship winning season|year they won the title|season they won the title|the season they won|year they won it|year they won|year of their title|title triumph|championship campaign|year they won the ipl|winning season|trophy winning season|triumphant season|season of their title|year they became champions",
		[step("season", "titles", true)],
	],
	[
		"orange cap season|orange cap year|orange cap winning season|orange cap winning year|season he won the orange cap|year he won the orange cap|season in which he won the orange cap|year in which he won the orange cap|when he won the orange cap|orange cap winning campaign|year of his orange cap|season of his orange cap|season he took the orange cap",
		[step("season", "orange_caps", true)],
	],
	[
		"purple cap season|purple cap year|purple cap winning season|purple cap winning year|season he won the purple cap|year he won the purple cap|season in which he won the purple cap|year in which he won the purple cap|when he won the purple cap|purple cap winning campaign|year of his purple cap|season of his purple cap|season he took the purple cap",
		[step("season", "purple_caps", true)],
	],
	[
		"debut season|debut year|first season|first year|maiden season|rookie season|rookie year|first ipl season|debut campaign|first ever season|debut ipl season|maiden ipl season",
		[step("season", "matches", true)],
		[form("first"), noun("season")],
		[form("first"), { ...noun("season"), asked: true } as Piece],
	],
	[
		"the champions of|the champions|the title winners|champions side|champions team|the ipl champions|the title winning side|the title winning team|the winners of the title|champion side|champion team",
		[noun("team"), measure("titles")],
		[step("team", "titles")],
	],
	[
		"the orange cap holder|the orange cap winner|that season orange cap holder|orange cap holder|orange cap winner|holder of the orange cap|winner of the orange cap",
		[measure("orange_caps"), noun("player")],
		[step("player", "orange_caps")],
	],
	[
		"the purple cap holder|the purple cap winner|purple cap holder|purple cap winner|holder of the purple cap|winner of the purple cap",
		[measure("purple_caps"), noun("player")],
		[step("player", "purple_caps")],
	],
	[
		"heaviest defeat|biggest defeat|biggest loss|worst defeat|heaviest loss|largest defeat|heaviest beating|biggest margin of defeat|worst loss|largest loss|heaviest defeat by runs|biggest defeat by runs|biggest loss by runs|worst defeat by runs|largest defeat by runs|heaviest loss by runs|biggest thrashing|worst thrashing|worst beating",
		[best("high"), measure("win_by_runs"), { is: "turned" }],
	],
	[
		"have bowled a side out for|bowled a side out for|bowled out a side for|bowled a team out for|have bowled out a team for|have bowled a team out for|bowled opponents out for|bowled the opposition out for|dismissed a side for|dismissed a team for|restricted a side to|restricted a team to|restricted opponents to|bowl a side out for|bowl a team out for|have dismissed a side for|skittled a side for|bowled the opponents out for",
		[{ is: "turned" }, { is: "where", any: [{ figures: { wickets: { from: 10 } } }] }],
	],
	[
		"conceded by|conceded to|shipped by|leaked by|given away by",
		[measure("runs_conceded"), link("by")],
		[link("against")],
	],
	["sent down by|bowled by the|delivered by", [link("by")]],
];

/** Words that mean nothing beside a figure, and by themselves ask for all there is. */
export const WHOLE: readonly (readonly [string, ...Piece[][]])[] = [
	[
		"overview|profile|career record|career stats|career summary|stats of|statistics of|record of|complete record|career figures|all stats|about|tell me about|who is|info on|career numbers|career statistics|ipl record|ipl stats|ipl career|batting record|bowling record|numbers of",
		[{ is: "skip" }],
		[form("overview")],
	],
	["about", [{ is: "rough" }]],
	[
		"head to head|h2h|rivalry|who leads the head to head|head to head record|head to head count|their head to head|head to heads|win loss record between|record between",
		[form("rivalry")],
		[{ is: "skip" }],
	],
];
