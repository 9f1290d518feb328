/** Words that say what a question asks for. */
export const ASKING = {
	age: "completed years|full years|how old|age|umar",
	auxiliary:
		"did|has|have|is|was|were|does|do|are|had|are there|is there|was there|were there|have there been|" +
		"has there been|there are|there is|there were|there was|have there|hav|hv",
	captain: "captain|skipper|captained|captaincy",
	coach: "coach|head coach|coached",
	count:
		"how many|how much|number of|kitne|kitni|kitna|total number of|how mny|how meny|hw many|" +
		"hw mny|hw much|kitney|kitane|total kitne|total how many|no of|num of|nos of",
	hand: "batting hand|which hand|left handed or right handed",
	list: "list|name|naam batao|list out|name every|list every|name each",
	margin_runs: "by how many run",
	margin_wickets: "by how many wicket",
	nationality: "nationality|which country|what country|country of birth",
	owner: "owner|owned by",
	profile: "profile|profile of|bio|career stats of|career summary|tell me about",
	scorecard: "scorecard|score card|scoreboard|full scorecard|full scoreboard",
	shirt: "shirt number|jersey number|jersey no|shirt no",
	size: "how big|how large",
	squad: "squad|roster|full squad|team list",
	table: "points table|league table|standings|final standings|table of points",
	times:
		"how many times|how often|kitni baar|number of times|hw many times|kitni dafa|kitni bar|how mny times|" +
		"number of occasions|on how many occasions|no of times",
	when: "when|kab|wen|which yr|wch year|kis saal|kaunse saal|kaun se saal|kis season me|in which year|konse saal",
	where: "where|kahan|kidhar|kaha",
	whether: "kya|haan ya na|yes or no|true or false|sach hai|sahi hai|is it a fact that|true|or not|correct",
	which:
		"which|what|konsa|kaunsa|kaun si|kaun sa|wich|whch|wht|wat|kis|konsi|kaunsi|konse|kaunse|kon sa|kon si|kin|" +
		"kya hai|kya h|kya tha|kya thi|kya raha",
	who: "who|whose|kisne|kaun|name him|who hs|kisko|kiska|kiski|kiske|kon|who was",
	whom: "whom|kise",
	winner: "champion|winner|champ|winning team",
	year_of_birth: "born|year of birth|birth year|date of birth|birthday",
} as const satisfies Record<string, string>;
export type Asking = keyof typeof ASKING;

/** Words that change what is computed from a figure. */
export const MARKS = {
	ball: "with the ball|bowl|delivered",
	bat: "with the bat|as a batter|as a batsman|batting wise|faced|face",
	both: "both|each side|either side",
	debut:
		"make his debut|made his debut|make his ipl debut|made his ipl debut|make their debut|made their debut|debut|" +
		"debut match|first ipl match|maiden ipl match|first ever match|first match",
	difference: "difference|gap|difference between",
	each: "by season|by year|season by season|year by year|per season",
	first: "pehla|pehli|sabse pehla|sabse pehle|sabse pehli",
	in_a_row:
		"in a row|consecutive|consecutively|on the trot|running|streak|successive|sequence|back to back|straight|" +
		"longest run|on the bounce|lagatar|lagataar|one after another|on the spin|consec|unbroken",
	last: "final season|final year|last|latest|most recent|final time|recently|aakhri|akhri",
	level: "level|share the record|shared|joint|tied for",
	losses_in_a_row: "losing run|row of losses",
	pass: "get past|pass|passed|cross|crossed|exceed|exceeded|go past|went past|gone past",
	per: "per|for each|for every",
	percent: "percent|per cent|percentage|proportion|share|portion|fraction|pct",
	rank: "rank|ranked|what place|which place|which position|what position|where does rank",
	reach: "reach|reached|complete|get to|reaching|bring up|brought up|completing|get up to",
	together: "together|combined|between them|saath me|saath mein|milke|milkar|mil kar|sath me|paired|as a partnership",
	versus:
		"head to head|h2h|meeting|met|meet|head2head|head to head record|aamne saamne|face each other|" +
		"faced each other|face to face",
	wins_in_a_row: "winning run|row of wins",
} as const satisfies Record<string, string>;
export type Mark = keyof typeof MARKS;

/** Superlatives, by the end of the order that they ask for. */
export const EXTREMES = {
	best: "best|finest|meanest|sabse accha|sabse badhiya|thriftiest",
	fast: "fastest|quickest|quicker|sabse tez|sabse jaldi|speediest",
	high:
		"most|highest|biggest|heaviest|largest|top|leading|greatest|maximum|record|longest|costliest|most expensive|" +
		"sabse zyada|highest number of|zyada|most frequent|frequently|leader|sabse jyada|sabse bada|sabse badi|" +
		"sabse bade|sabse mehnga|jyada|max|at the top of the list|heads the list|leads the list|greatest number of|" +
		"largest number of|sabse lamba|sabse lambi",
	low:
		"fewest|least|lowest|smallest|shortest|sabse kam|cheapest|narrowest|sabse chota|sabse sasta|min number of|" +
		"tightest",
	oldest: "oldest|eldest|sabse bada umar",
	slow: "slowest|sabse dheema|sabse dheere",
	worst: "worst|poorest",
	youngest: "youngest|sabse chhota umar|sabse kam umar",
} as const satisfies Record<string, string>;
export type Extreme = keyof typeof EXTREMES;

/** Comparatives, by the one of two that they ask for. */
export const COMPARING = {
	best: "better|superior|thriftier|tighter",
	high:
		"more|higher|greater|bigger|larger|ahead|above that|longer|greater number of|larger number of|" +
		"bigger number of|more number of",
	low: "fewer|less|lower|smaller|cheaper|below that|smaller number of|fewer number of|lesser number of|lesser",
} as const satisfies Record<string, string>;
export type Comparing = keyof typeof COMPARING;
