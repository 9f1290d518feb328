/** Words that say what a question wants to know. */
export const ASKING = {
	age: "how old|age|at what age|umar",
	auxiliary:
		"did|has|have|is|was|were|does|do|are|had|kya|are there|is there|was there|were there|have there been|" +
		"has there been|there are|there is|there were|there was|have there",
	captain: "captain|skipper|captained|captaincy",
	coach: "coach|head coach|coached",
	count: "how many|how much|number of|kitne|kitni|kitna|how many different|total number of",
	hand: "batting hand|which hand|left handed or right handed",
	list: "list|name|give me a list|list of",
	margin_runs: "by how many run",
	margin_wickets: "by how many wicket",
	nationality: "nationality|which country|what country|country of birth",
	owner: "owner|owned by",
	shirt: "shirt number|jersey number|jersey no|shirt no",
	times: "how many times|how often|kitni baar|number of times",
	when: "when|kab",
	where: "where|kahan",
	which: "which|what|konsa|kaunsa|kaun si|kaun sa",
	who: "who|whose|kisne|kaun|who all|name him",
	whom: "whom",
	winner: "champion|winner|ipl winner|ipl champion",
	year_of_birth: "born|year of birth|birth year|date of birth|birthday",
} as const satisfies Record<string, string>;
export type Asking = keyof typeof ASKING;

/** Words that change what is done with a figure. */
export const MARKS = {
	ball: "with the ball|bowl|as a bowler|off his bowling|bowling wise",
	bat: "with the bat|as a batter|as a batsman|batting wise|faced|face",
	both: "both|each side|either side",
	debut: "debut|on debut|debut match|ipl debut|first ipl match|maiden ipl match|first ever match|first match",
	difference: "difference|gap|difference between",
	each: "season wise|season by season|year by year|each season|every season|per season",
	in_a_row:
		"in a row|consecutive|consecutively|on the trot|running|streak|successive|sequence|" +
		"back to back|straight|longest run|" +
		"on the bounce",
	last: "final season|final year|last|latest|most recent|last time|final time|recently",
	level: "level|share the record|share the record for|shared|joint|tied for|are level",
	losses_in_a_row: "losing run|losing streak|losing sequence|row of losses",
	per: "per|for each|for every",
	percent: "percent|per cent|percentage|proportion|share|portion|fraction",
	reach: "pass|passed|reach|reached|complete|get to|reaching|cross|crossed|bring up|brought up",
	together: "together|combined|put together|between them",
	versus: "head to head|h2h|meeting|times met|met|meet",
	wins_in_a_row: "winning run|winning streak|winning sequence|row of wins",
} as const satisfies Record<string, string>;
export type Mark = keyof typeof MARKS;

/** Words for the end of an order. */
export const EXTREMES = {
	best: "best|finest|meanest",
	fast: "fastest|quickest|quicker",
	high:
		"most|highest|biggest|largest|top|leading|greatest|maximum|record|longest|heaviest|costliest|" +
		"most expensive|sabse zyada|" +
		"highest number of|zyada|most frequent|frequently|most often|leader",
	low: "fewest|least|lowest|smallest|shortest|sabse kam|cheapest|narrowest",
	oldest: "oldest",
	slow: "slowest",
	worst: "worst|poorest",
	youngest: "youngest",
} as const satisfies Record<string, string>;
export type Extreme = keyof typeof EXTREMES;

/** Words that compare two. */
export const COMPARING = {
	best: "better|superior",
	high: "more|higher|greater|bigger|larger|ahead|above that|longer|jyada",
	low: "fewer|less|lower|smaller|cheaper|below that",
} as const satisfies Record<string, string>;
export type Comparing = keyof typeof COMPARING;
