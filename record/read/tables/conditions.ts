import type { Where } from "../../language/question.ts";
import type { Mark } from "./asking.ts";

/** What words limit a question to; of several readings the rows allow, the first one counts. */
export type Limit = {
	words: string;
	any: readonly Where[];
	/** what its words mean as a verb, beside any of these: "maidens bowled" */
	verb?: { mark: Mark; beside: readonly string[] };
	/** what its words mean of somebody: "his final match" */
	his?: Mark;
};

const LEG_SPIN = ["Legbreak", "Legbreak googly"];
const LEFT_PACE = ["Left-arm fast", "Left-arm fast-medium", "Left-arm medium-fast", "Left-arm medium"];
const of = (where: NonNullable<Where["against"]>): Where[] => [{ against: where }, where];

export const CONDITIONS_IN_WORDS: Readonly<Record<string, Limit>> = {
	april: { words: "april", any: [{ month: 4 }] },
	away: { words: "away|away from home|away match|away game|on the road|away venue", any: [{ home: false }] },
	batting_first: {
		words:
			"batting first|bat first|batted first|setting a target|when batting first|going first|chose to bat|elect to bat|" +
			"elected to bat|opting to bat|opted to bat|choose to bat|chose to bat first|batting 1st|bat 1st|batted 1st|" +
			"batting pehle|pehle batting|pehle batting karte hue",
		any: [{ batted: "first" }],
	},
	bowled: {
		words: "bowled|clean bowled|castled|bowled dismissal|clean bowled ho",
		any: [{ dismissal: "bowled" }],
		verb: {
			mark: "ball",
			beside: ["maidens", "wides", "no_balls", "dots", "balls", "over", "spell", "economy", "last_over", "first_over"],
		},
	},
	caught: { words: "caught|caught out|caught dismissal", any: [{ dismissal: ["caught", "caught and bowled"] }] },
	caught_and_bowled: { words: "caught and bowled|c and b|c b", any: [{ dismissal: "caught and bowled" }] },
	chasing: {
		words:
			"chasing|chase|run chase|batting second|batted second|bat second|batting 2nd|while chasing|when chasing|" +
			"batting last|going second|bat 2nd|batted 2nd|in a run chase|second batting|baad me batting|chase karte hue|" +
			"in a chase|in chases|while batting second",
		any: [{ batted: "second" }],
	},
	completed: { words: "completed innings|completed total", any: [{ figures: { completed: 1 } }] },
	death: {
		words:
			"death|death over|death overs|slog over|last five over|last 5 over|final five over|in the slog overs|" +
			"final 5 over|death me|death overs me|at the death|death bowling|aakhri 5 over",
		any: [{ phase: "death" }],
	},
	defended: {
		words: "successfully defended|defended|defended successfully|successful defence",
		any: [{ batted: "first", result: "won" }],
	},
	dismissed: { words: "in which he was dismissed|in which he was out|when dismissed", any: [{ figures: { outs: 1 } }] },
	eliminator: { words: "eliminator", any: [{ round: "eliminator" }] },
	failed_chase: {
		words: "failed chase|unsuccessful chase|lost chase|losing chase",
		any: [{ batted: "second", result: "lost" }],
	},
	february: { words: "in the month of february", any: [{ month: 2 }] },
	fielding_first: {
		words:
			"fielding first|bowling first|bowl first|bowled first|field first|chose to field|elected to field|elect to field|" +
			"opted to field|choose to field|opting to field",
		any: [{ batted: "second" }],
	},
	final: {
		words: "final|finals|grand final|title match|finals me|finale|summit clash",
		any: [{ stage: "final" }],
	},
	final_match: {
		words: "final match|final ipl match|final game|final ipl game",
		any: [{ stage: "final" }],
		his: "last",
	},
	first_innings: {
		words: "first innings|1st innings|first dig|pehli innings|pehli inning|1st dig|1st inning|1st inns|first inns",
		any: [{ innings: 1 }],
	},
	first_over: { words: "opening over", any: [{ overs: 1 }] },
	hit_wicket: { words: "hit wicket|hit his own wicket|hit wicket dismissal", any: [{ dismissal: "hit wicket" }] },
	home: { words: "at home|home match|home game|home ground|on home soil", any: [{ home: true }] },
	in_defeats: {
		words:
			"in defeat|in defeats|in losses|in losing cause|in a losing cause|losing cause|in matches lost|in lost matches|" +
			"losing side|on the losing side|matches his team lost|matches his side lost|games his team lost|" +
			"games his side lost|matches they lost|when his team lost|in matches his team lost|lost matches|" +
			"ended up on the losing side|haar me|in matches that were lost|in lost causes|in losing causes|" +
			"in matches which were lost",
		any: [{ result: "lost" }],
	},
	in_wins: {
		words:
			"in wins|in victories|in won matches|in matches won|in winning causes|in a winning cause|winning cause|" +
			"winning side|on the winning side|when his team won|in wins only|matches his team won|matches his side won|" +
			"games his team won|games his side won|in victory|in games won|jeet me|in the wins|in matches that were won|" +
			"in won games",
		any: [{ result: "won" }],
	},
	inaugural: {
		words:
			"inaugural season|very first ipl season|first ipl season|first ever season|first season of ipl|" +
			"first season of the ipl|very first season|inaugural edition|inaugural ipl",
		any: [{ season: 2008 }],
	},
	june: { words: "june", any: [{ month: 6 }] },
	last_over: {
		words:
			"last over|final over|very last over|aakhri over|last over of the innings|final over of the innings|" +
			"last over of an innings|final over of an innings|last ke over",
		any: [{ overs: 20 }],
	},
	lbw: { words: "lbw|leg before|leg before wicket|lbw dismissal|lbw victim", any: [{ dismissal: "lbw" }] },
	league: {
		words:
			"league stage|league match|league game|league phase|group stage|league matches|league games|group match|" +
			"group game|round robin|league round|in the league stage|in the league phase",
		any: [{ stage: "league" }],
	},
	left_arm_pace: {
		words:
			"left arm pace|left arm pacer|left arm seamer|left arm quick|left arm fast bowler|" +
			"left arm fast medium|left arm fast medium bowler|left arm fast",
		any: of({ bowl_style: LEFT_PACE }),
	},
	left_arm_spin: {
		words:
			"left arm spin|left arm spinner|slow left arm|left arm orthodox|slow left arm orthodox|left arm orthodox spinner|" +
			"slow left arm orthodox bowler|slow left arm bowler",
		any: of({ bowl_style: "Slow left-arm orthodox" }),
	},
	left_hander: {
		words:
			"left hander|left handed|left handed batter|left handed batsman|left handed batsmen|southpaw|left hand batter|" +
			"left hand batsman|lefty|left hand bat|left hander batsman|left hand batters|baye hath ke",
		any: of({ bat_hand: "left" }),
	},
	leg_spin: {
		words: "leg spin|leg spinner|legspinner|leggie|leg break|wrist spin|wrist spinner|leg spin bowler",
		any: of({ bowl_style: LEG_SPIN }),
	},
	march: { words: "march", any: [{ month: 3 }] },
	may: { words: "in may|month of may", any: [{ month: 5 }] },
	middle: {
		words: "middle over|middle overs|middle phase|middle over phase|beech ke over|middle overs me|overs in the middle",
		any: [{ phase: "middle" }],
	},
	neutral: { words: "neutral venue|neutral ground", any: [{ home: "neutral" }] },
	not_out: {
		words:
			"not out|unbeaten|undefeated|remain not out|remained not out|remaining not out|remained unbeaten|stayed not out|" +
			"notout|nabad",
		any: [{ figures: { outs: 0 } }],
	},
	obstructing: { words: "obstructing the field|obstruction", any: [{ dismissal: "obstructing the field" }] },
	off_spin: {
		words: "off spin|off spinner|offspinner|offie|off break|off spin bowler",
		any: of({ bowl_style: "Right-arm offbreak" }),
	},
	opening: {
		words:
			"as opener|as an opener|opening the batting|opened the batting|opening|while opening|opening position|" +
			"top of the order|in the opening positions|opening the innings|opening karte hue|as openers|when opening|" +
			"when he opened|at the top|at the top of the order|when opening the batting",
		any: [{ opening: true }, { wicket: 1 }],
	},
	opening_match: {
		words: "opening match|opening game|tournament opener|season opener|opening match of the season",
		any: [{ day_of_season: 1 }],
	},
	outside_india: { words: "outside india|abroad", any: [{ country: ["South Africa", "United Arab Emirates"] }] },
	overseas: {
		words:
			"overseas|foreign|foreigner|non indian|from outside india|not from india|overseas player|" +
			"foreign player|foreign players|videshi|foreign batter|non indian player",
		any: [{ overseas: true }],
	},
	pace: {
		words:
			"pace|pacer|fast bowler|fast bowling|seamer|pace bowler|pace bowling|seam|quick bowler|seam bowling|" +
			"tez gendbaaz",
		any: of({ bowl_kind: "pace" }),
	},
	playoff: {
		words:
			"playoff|play off|knockout|knock out|playoff match|playoff game|knockout match|knockout game|" +
			"outside the league stage|after the league stage|playoff stage|elimination match",
		any: [{ stage: "playoff" }],
	},
	powerplay: {
		words:
			"powerplay|power play|powerplay over|first six over|first 6 over|pp|six powerplay over|pp overs|power play overs|" +
			"powerplays|powerplay me",
		any: [{ phase: "powerplay" }],
	},
	qualifier_1: { words: "qualifier 1|qualifier one|first qualifier|q1", any: [{ round: "qualifier_1" }] },
	qualifier_2: { words: "qualifier 2|qualifier two|second qualifier|q2", any: [{ round: "qualifier_2" }] },
	rain_rule: {
		words:
			"rain rule|d l|dl|dls|duckworth lewis|rain affected|d l match|rain shortened|rain rule d l|dls method|" +
			"duckworth lewis method|d l method|duckworth lewis stern",
		any: [{ rain_rule: true }],
	},
	retired_out: { words: "retired out", any: [{ dismissal: "retired out" }] },
	right_hander: {
		words:
			"right hander|right handed|right handed batter|right handed batsman|right handed batsmen|right hand batter|" +
			"righty|right hand batters",
		any: of({ bat_hand: "right" }),
	},
	run_out: { words: "run out|run outs|runout|been run out", any: [{ dismissal: "run out" }] },
	second_innings: {
		words:
			"second innings|2nd innings|dusri innings|doosri innings|dusri inning|2nd dig|2nd inning|2nd inns|second inns",
		any: [{ innings: 2 }],
	},
	semi_final: { words: "semi final|semifinal|semi", any: [{ round: "semi_final" }] },
	september: { words: "september", any: [{ month: 9 }] },
	spin: {
		words: "spin|spinner|spin bowling|slow bowler|spin bowler|slow bowling",
		any: of({ bowl_kind: "spin" }),
	},
	stumped: { words: "stumped|been stumped|out stumped", any: [{ dismissal: "stumped" }] },
	successful_chase: {
		words:
			"successful chase|successful run chase|winning chase|chased down|successfully chased|chased successfully|" +
			"won chasing|won batting second|win chasing|successfully chased down|chase won|wins chasing|won while chasing",
		any: [{ batted: "second", result: "won" }],
	},
	third_place: {
		words: "third place match|third place playoff|third place play off|3rd place match|third place game",
		any: [{ round: "third_place" }],
	},
	toss_lost: {
		words: "lost the toss|losing the toss|toss lost|after losing the toss|toss loser",
		any: [{ toss: "lost" }],
	},
	toss_winner: {
		words:
			"won the toss|win the toss|wins the toss|toss winner|toss winning side|toss winning team|" +
			"winning the toss|after winning the toss",
		any: [{ toss: "won" }],
	},
	with_result: {
		words:
			"with a result|results only|had a winner|had a result|that produced a result|that had a result|produced a result|" +
			"which produced a result|that had a winner",
		any: [{ result: ["won", "lost"] }, { figures: { decided: 1 } }],
	},
};
