/** Words that give the next name its role, or join two parts. */
export const LINKS = {
	against: "against|v|vs|versus|facing|opposite|agnst|agst|vrs",
	among: "among|amongst|out of",
	and: "and|aur|n",
	at: "at|in|city of|on|inside|within",
	by: "by|by a margin of|by margin of|in terms of",
	for: "for|representing|wearing|fr",
	from: "from",
	of: "of",
	off: "off|off the bowling of",
	or: "or|ya",
	than: "than",
	to: "to",
	with: "with|alongside",
} as const satisfies Record<string, string>;
export type Link = keyof typeof LINKS;

/** Hindi words that give the name before them its role. */
export const POSTPOSITIONS = {
	against: "ke khilaf|ke khilaaf|k khilaf|ke against|k against|ke saamne|khilaf|khilaaf",
	at: "me|mein|main|pe|par|m",
	for: "ke liye|k liye|ki taraf se|ke taraf se|ki tarafse",
	of: "ka|ke|ki|k|ne",
	than: "se",
	to: "ko",
	with: "ke saath|ke sath|k saath",
} as const satisfies Record<string, string>;

/** Words that exclude what follows. */
export const EXCLUDING = {
	never:
		"never|yet to|didnt|doesnt|dont|hasnt|havent|hadnt|isnt|arent|wasnt|werent|cannot|cant|couldnt|failed to|fail to|" +
		"failing to",
	none: "no",
	not:
		"not|excluding|except|leaving aside|other than|apart from|outside|away from|besides|barring|not at|" +
		"not counting|leaving out|leave out|ignoring|discounting|omitting|excl|not including|leaving",
	without: "without|sans",
} as const satisfies Record<string, string>;

/** Words that make a number or a season a limit. Those with `_it` follow the number. */
export const LINES = {
	after: "after|immediately after",
	after_it: "ke baad",
	at_least:
		"at least|min|minimum|minimum of|no fewer than|not less than|no less than|min of|atleast|at the least|kam se kam",
	at_most:
		"at most|up to|no more than|upto|a maximum of|not more than|till|through|by the end of|up to the end of|" +
		"until the end of|until|to the end of|up to and including|zyada se zyada|through the end of",
	before: "before|prior to|earlier than",
	before_it: "ke pehle|se pehle",
	between: "between",
	exactly: "exactly|precisely",
	more_than:
		"more than|above|exceeding|greater than|over than|beyond|in excess of|more then|over and above|upwards of|" +
		"in excess",
	or_less:
		"or fewer|or less|or under|or lower|or below|and below|or fewer than|and under|or earlier|and earlier|" +
		"ya usse kam|ya kam",
	or_more:
		"or more|or above|or better|and above|plus|or over|and over|or higher|upwards|and more|and better|or greater|" +
		"or longer|or later|and later|onwards|and after|ya usse zyada|ya zyada|ya usse jyada|ya usse upar|ya jyada|" +
		"n above|n more|ya upar",
	over_it: "se zyada|se jyada|se upar|se adhik|se bada",
	since: "since|from the start of|since the start of|starting from",
	since_it: "se ab tak|se lekar ab tak|se abhi tak",
	under: "under|fewer than|less than|below|inside of|lower than|less then",
	under_it: "se kam|se neeche|se niche",
	until_it: "tak|tk",
} as const satisfies Record<string, string>;
export type Line = keyof typeof LINES;

/** The measure that a verb implies in a question without one: "How many did Badoni make?" */
export const VERBS = {
	innings: "bat|batted",
	runs:
		"aggregated|made|make|making|scored|scoring|hit|hitting|got|get|getting|struck|smashed|collect|collected|" +
		"registered|strike|smash|smack|smacked|whacked|belted|belt|hammered|racked up|amassed|amass|piled up|notched|" +
		"accumulated|accumulate|plundered|banaye|banaya|banayi|bana|bani|maare|maara|maari|mare|mara|lagaye|lagaya|" +
		"lagayi|thoke|thoka|rack up|score kiya|score kiye",
	runs_conceded: "gone for|goes for|went for|go for|going for|gave|given|giving|leak|leaked|leaking",
	wickets:
		"take|taken|took|taking|claim|claimed|pick|picked|bagged|bag|grab|grabbed|pick up|snared|scalped|nabbed|bagging|" +
		"picking|liye|li|liya|lene|lete|nikale|nikala|chatkaye|jhatke|jhatka|tuk",
} as const satisfies Record<string, string>;

/** Pronouns, and words that begin a follow-up. */
export const POINTERS = {
	continuing: "what about|how about|now do|same for|also",
	person: "he|him|himself|his|her|she|their|them|they|uska|uski|uske|usne|unka|unki|unke",
	phase: "that phase|those overs|that period|these overs|this phase",
	place: "there|over there|wahan|same ground|same venue|that ground|that venue",
	season:
		"that year|that season|same year|same season|this season|this year|this edition|this ipl|that edition|" +
		"us saal|us season",
} as const satisfies Record<string, string>;

/** Data that the record lacks, with the words that ask for it. */
export const OUTSIDE = {
	"another answer":
		"these|that match|this match|this game|this final|this innings|that game|that final|that day|" +
		"that innings|those matches",
	"one count less another": "losing record|winning record|positive record|negative record|even record",
	opinions:
		"favourite|favorite|overrated|underrated|prettier|exciting|deserve|better player|should|goat|favourite player|" +
		"opinion|think|good|great|beautiful|best looking|best ever captain|clutch|lucky|unlucky|interesting|boring|" +
		"famous|popular|handsome|rate|worth watching|controversial",
	"other competitions":
		"test|test cricket|odi|t20i|world cup|champions league|clt20|bbl|big bash|cpl|psl|wpl|ranji|ranji trophy|county|" +
		"sa20|ilt20|the hundred|asia cup|t20 world cup|international|one day|domestic cricket|lpl|bpl|mlc|syed mushtaq|" +
		"vijay hazare|blast|deodhar|eastern cape|first class|list a|icl|women",
	"such details of play":
		"dropped|drop|dropped catch|km|kmh|kph|speed|yorker|bouncer|googly bowled|metre|meter|injury|injured|review|drs|" +
		"umpire|umpired|temperature|weather|slip|direct hit|saved|misfield|weight|height|cover drive|pull shot|" +
		"fastest ball|line|attendance|crowd|dew|pitch|strategic timeout|dressing room|vice captain|mvp|" +
		"most valuable player|net run rate|nrr|impact player|captained by|referee|toss up|sledging",
	"what happens off the field":
		"salary|sponsor|sponsored|girlfriend|wife|married|car|quarrel|fight|argue|net worth|paid|pay|endorsement|viewer|" +
		"television|tv|commentator|commentary|dollar|ticket|party|house|money|religion|marry|children|family|food|say to|" +
		"said to|brother|sibling|twin|cousin|current|retired|former|active",
	"what is still to come":
		"will|going to|next|predict|prediction|tomorrow|upcoming|future|forecast|likely|expected to|when is|next year|" +
		"next season|next match|shall",
} as const satisfies Record<string, string>;
export type Outside = keyof typeof OUTSIDE;
