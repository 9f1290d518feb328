import type { Where } from "../../language/question.ts";
import type { Mark } from "./asking.ts";

/** A condition as questions word it. The first alternative that the rows support applies. */
export type Limit = {
	words: string;
	any: readonly Where[];
	/** the mark that the words are if one of these names is anywhere in the question: "maidens bowled" */
	verb?: { mark: Mark; beside: readonly string[] };
	/** the mark that the words are directly after a pronoun or name: "his final match" */
	his?: Mark;
};

const LEG_SPIN = ["Legbreak", "Legbreak googly"];
const LEFT_PACE = ["Left-arm fast", "Left-arm fast-medium", "Left-arm medium-fast", "Left-arm medium"];
const of = (where: NonNullable<Where["against"]>): Where[] => [{ against: where }, where];

export const CONDITIONS_IN_WORDS: Readonly<Record<string, Limit>> = {
	april: { words: "april", any: [{ month: 4 }] },
	away: { words: "away|away from home|away match|away game|on the road", any: [{ home: false }] },
	batting_first: {
		words:
			"batting first|bat first|batted first|setting a target|when batting first|going first|chose to bat|" +
			"elect to bat|elected to bat|opting to bat|opted to bat|choose to bat|chose to bat first|batting 1st|" +
			"bat 1st|batted 1st|batting pehle|pehle batting",
		any: [{ batted: "first" }],
	},
	bowled: {
		words: "bowled|clean bowled|castled|bowled dismissal",
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
			"chasing|chase|run chase|batting second|batted second|bat second|batting 2nd|when chasing|batting last|" +
			"going second|bat 2nd|batted 2nd|second batting|baad me batting|in a chase|in chases",
		any: [{ batted: "second" }],
	},
	completed: { words: "completed innings|completed total", any: [{ figures: { completed: 1 } }] },
	death: {
		words:
			"death|death over|slog over|last five over|last 5 over|final five over|final 5 over|death me|death overs me|" +
			"death bowling|aakhri 5 over",
		any: [{ phase: "death" }],
	},
	defended: {
		words: "successfully defended|defended|defended successfully|successful defence",
		any: [{ batted: "first", result: "won" }],
	},
	dismissed: { words: "when dismissed", any: [{ figures: { outs: 1 } }] },
	eliminator: { words: "eliminator", any: [{ round: "eliminator" }] },
	failed_chase: {
		words: "failed chase|unsuccessful chase|lost chase|losing chase",
		any: [{ batted: "second", result: "lost" }],
	},
	february: { words: "in the month of february", any: [{ month: 2 }] },
	fielding_first: {
		words:
			"fielding first|bowling first|bowl first|bowled first|field first|chose to field|elected to field|" +
			"elect to field|opted to field|choose to field|opting to field",
		any: [{ batted: "second" }],
	},
	final: {
		words: "final|grand final|title match|finale|summit clash",
		any: [{ stage: "final" }],
	},
	final_match: {
		words: "final match|final ipl match|final game|final ipl game",
		any: [{ stage: "final" }],
		his: "last",
	},
	first_innings: {
		words: "first innings|1st innings|first dig|pehli innings|1st dig|1st inns|first inns",
		any: [{ innings: 1 }],
	},
	first_over: { words: "opening over", any: [{ overs: 1 }] },
	full_match: {
		words:
			"full match|full length match|full length game|full length|full 20 over match|full 20 over game|" +
			"full twenty over match|20 over match|twenty over match",
		any: [{ full_match: true }],
	},
	hit_wicket: { words: "hit wicket|hit his own wicket", any: [{ dismissal: "hit wicket" }] },
	home: { words: "at home|home match|home game|home ground|on home soil", any: [{ home: true }] },
	in_defeats: {
		words:
			"in defeat|in losses|in losing cause|losing cause|in matches lost|losing side|matches his team lost|" +
			"matches his side lost|games his team lost|games his side lost|matches they lost|when his team lost|" +
			"lost matches|haar me|in matches that were lost|in lost causes|in matches which were lost",
		any: [{ result: "lost" }],
	},
	in_wins: {
		words:
			"in wins|in victories|in won matches|in matches won|winning cause|winning side|when his team won|" +
			"matches his team won|matches his side won|games his team won|games his side won|in games won|jeet me|" +
			"in the wins|in matches that were won|in won games",
		any: [{ result: "won" }],
	},
	inaugural: {
		words:
			"inaugural season|first ipl season|first ever season|first season of ipl|first season of the ipl|" +
			"very first season|inaugural edition|inaugural ipl",
		any: [{ season: 2008 }],
	},
	june: { words: "june", any: [{ month: 6 }] },
	last_over: {
		words:
			"last over|final over|aakhri over|last over of the innings|final over of the innings|" +
			"last over of an innings|final over of an innings|last ke over",
		any: [{ overs: 20 }],
	},
	lbw: { words: "lbw|leg before|leg before wicket|lbw victim", any: [{ dismissal: "lbw" }] },
	league: {
		words:
			"league stage|league match|league game|league phase|group stage|group match|group game|round robin|" +
			"league round",
		any: [{ stage: "league" }],
	},
	left_arm_pace: {
		words: "left arm pace|left arm pacer|left arm seamer|left arm quick|left arm fast medium|left arm fast",
		any: of({ bowl_style: LEFT_PACE }),
	},
	left_arm_spin: {
		words:
			"left arm spin|left arm spinner|slow left arm|left arm orthodox|slow left arm orthodox|" +
			"left arm orthodox spinner",
		any: of({ bowl_style: "Slow left-arm orthodox" }),
	},
	left_hander: {
		words:
			"left hander|left handed|left handed batter|left handed batsman|left handed batsmen|southpaw|" +
			"left hand batter|left hand batsman|lefty|left hand bat|left hander batsman|baye hath ke",
		any: of({ bat_hand: "left" }),
	},
	leg_spin: {
		words: "leg spin|leg spinner|legspinner|leggie|leg break|wrist spin|wrist spinner",
		any: of({ bowl_style: LEG_SPIN }),
	},
	march: { words: "march", any: [{ month: 3 }] },
	may: { words: "in may|month of may", any: [{ month: 5 }] },
	middle: {
		words: "middle over|middle phase|middle over phase|beech ke over|middle overs me|overs in the middle",
		any: [{ phase: "middle" }],
	},
	neutral: { words: "neutral venue|neutral ground", any: [{ home: "neutral" }] },
	not_out: {
		words:
			"not out|unbeaten|undefeated|remain not out|remained not out|remaining not out|remained unbeaten|" +
			"stayed not out|notout|nabad|without being dismissed|without being out|without getting out",
		any: [{ figures: { outs: 0 } }],
	},
	obstructing: { words: "obstructing the field|obstruction", any: [{ dismissal: "obstructing the field" }] },
	off_spin: {
		words: "off spin|off spinner|offspinner|offie|off break|off spin bowler",
		any: of({ bowl_style: "Right-arm offbreak" }),
	},
	opening: {
		words:
			"as opener|as an opener|opened the batting|opening|while opening|opening position|top of the order|" +
			"opening the innings|when opening|when he opened|at the top",
		any: [{ opening: true }, { wicket: 1 }],
	},
	opening_match: {
		words: "opening match|opening game|tournament opener|season opener",
		any: [{ day_of_season: 1 }],
	},
	outside_india: { words: "outside india|abroad", any: [{ country: ["South Africa", "United Arab Emirates"] }] },
	overseas: {
		words: "overseas|foreign|foreigner|non indian|from outside india|not from india|foreign player|videshi",
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
			"powerplay|power play|powerplay over|first six over|first 6 over|pp|six powerplay over|pp overs|" +
			"power play overs",
		any: [{ phase: "powerplay" }],
	},
	qualifier_1: { words: "qualifier 1|qualifier one|first qualifier|q1", any: [{ round: "qualifier_1" }] },
	qualifier_2: { words: "qualifier 2|qualifier two|second qualifier|q2", any: [{ round: "qualifier_2" }] },
	rain_rule: {
		words:
			"rain rule|d l|dl|dls|duckworth lewis|rain affected|d l match|rain shortened|dls method|" +
			"duckworth lewis method|d l method|duckworth lewis stern",
		any: [{ rain_rule: true }],
	},
	retired_out: { words: "retired out", any: [{ dismissal: "retired out" }] },
	right_hander: {
		words: "right hander|right handed|right hand batter|righty",
		any: of({ bat_hand: "right" }),
	},
	run_out: { words: "run out|runout", any: [{ dismissal: "run out" }] },
	second_innings: {
		words: "second innings|2nd innings|dusri innings|doosri innings|2nd dig|2nd inns|second inns",
		any: [{ innings: 2 }],
	},
	semi_final: { words: "semifinal|semi", any: [{ round: "semi_final" }] },
	september: { words: "september", any: [{ month: 9 }] },
	spin: {
		words: "spin|spinner|slow bowler|spin bowler|slow bowling",
		any: of({ bowl_kind: "spin" }),
	},
	stumped: { words: "stumped", any: [{ dismissal: "stumped" }] },
	successful_chase: {
		words:
			"successful chase|successful run chase|winning chase|chased down|successfully chased|chased successfully|" +
			"won chasing|won batting second|win chasing|chase won|won while chasing",
		any: [{ batted: "second", result: "won" }],
	},
	third_place: {
		words: "third place match|third place playoff|third place play off|3rd place match|third place game",
		any: [{ round: "third_place" }],
	},
	toss_lost: {
		words: "lost the toss|lose the toss|losing the toss|toss lost|after losing the toss|toss loser",
		any: [{ toss: "lost" }],
	},
	toss_winner: {
		words:
			"won the toss|win the toss|toss winner|toss winning side|toss winning team|winning the toss|" +
			"after winning the toss",
		any: [{ toss: "won" }],
	},
	with_result: {
		words: "with a result|results only|had a winner|had a result|produced a result",
		any: [{ result: ["won", "lost"] }, { figures: { decided: 1 } }],
	},
};
