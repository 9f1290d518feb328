/** Words without a meaning of their own that change how their neighbour is read. */
export const PARTICLES = {
	any: "any",
	any_other: "than any other|than anybody else|than anyone else|than everyone else|than any",
	all: "all",
	article: "a|an|ek",
	aside: "aside",
	bowling: "bowling",
	counting: "counting",
	defunct: "defunct|now defunct",
	different: "different|distinct|separate|unique",
	each: "each|every",
	ever: "ever",
	give: "give",
	included: "included",
	including: "including|incl|inclusive of|not just|not only|not merely",
	full: "full",
	kit: "colour|jersey|kit|shirt",
	opener: "but|now|ok|okay|please|pls|plz|really|right|so|then|well",
	on_average: "on average",
	own: "own",
	only: "only|just",
	same: "same",
	single: "single",
	still: "still",
	the: "its|my|the|d|da|teh",
	those: "those",
	wise: "wise",
	whole:
		"over all seasons|across seasons|seasons together|over the seasons|over the years|through the years|" +
		"all these seasons|in the tournament|of the tournament|in this tournament|in those matches|" +
		"in those innings|in them",
} as const satisfies Record<string, string>;
export type Particle = keyof typeof PARTICLES;

/** Numbers in words with their values. `TIMES` limit the verb before them: "won it twice". */
const counted = (words: string, from = 0) => words.split("|").map((word, at): [string, number] => [word, from + at]);
export const CARDINALS: ReadonlyMap<string, number> = new Map([
	...counted("zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen"),
	...counted("seventeen|eighteen|nineteen|twenty", 17),
	...Object.entries({ nil: 0, thirty: 30, forty: 40, sixty: 60, seventy: 70, eighty: 80, ninety: 90, thousand: 1000 }),
]);
export const TIMES: ReadonlyMap<string, number> = new Map(counted("once|twice|thrice", 1));
export const ORDINALS: ReadonlyMap<string, number> = new Map([
	...counted("zeroth|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth"),
	...counted("fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth", 14),
	...Object.entries({ fiftieth: 50, hundredth: 100 }),
]);
