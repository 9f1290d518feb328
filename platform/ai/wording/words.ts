const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Words that link and say nothing by themselves: no claim, no comparison, no negation, no relation between two people. All other
 * words of a text have to stand in what it rewords.
 */
export const LINKING = words(`
	a an the this that these those it its he his him she her hers they their theirs them there here and also as at in of on for with
	has have had is are was were be been stands stand stood makes make made takes take took taken scores score scored hit hits came
	so while then now overall together respectively namely
	season seasons ipl league indian premier player players side sides team teams cricket
	figure figures answer looking shows show says puts gives give
`);

/** Words that a text may not drop when it takes over what they belong to: without them the same figure says something else. */
export const QUALIFYING = words(`
	no not never none nobody neither nor without except only just least most fewest highest lowest best worst more fewer less than
	over under above below between against by to from after before until since up
	won win wins lost lose loses beat beaten tied yes
	final finals playoff playoffs powerplay middle death chase chasing chases batting bowling fielding innings first second
	overseas home away captain keeper unbeaten all average 1th 2th
`);

/** Beside these a number from 2000 to 2099 is a year: 'in 2016', 'the 2016 final'. */
export const BEFORE_YEAR = words("in of the since from to until till between before after and by");
export const AFTER_YEAR = words("season final ipl playoff auction edition league");

const SMALL =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const ORDINALS =
	"zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth";

/** Numbers in words, as the digits that say the same; ordinals end in 'th'. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
	...SMALL.split(" ").map((word, value) => [word, String(value)] as const),
	...TENS.split(" ").map((word, at) => [word, String((at + 2) * 10)] as const),
	...ORDINALS.split(" ").map((word, value) => [word, `${value}th`] as const),
	["once", "1"],
	["twice", "2"],
	["thrice", "3"],
	["both", "2"],
	["double", "2"],
	["triple", "3"],
	["half", "0.5"],
	["dozen", "12"],
	["hundred", "100"],
	["century", "100"],
	["centuries", "100"],
	["hundreds", "100"],
	["fifties", "50"],
	["thousand", "1000"],
	["lakh", "lakh"],
	["crore", "crore"],
	["million", "million"],
	["billion", "billion"],
]);
