/** Words that say the part of the next name, or join two. */
export const LINKS = {
	against: "against|v|vs|versus|facing|ke khilaf|opposite",
	among: "among|amongst|out of",
	and: "and|aur|as well as",
	at: "at|in|city of|on|inside|within",
	by: "by|ne",
	for: "for|while at|representing|wearing",
	from: "from",
	of: "of|ka|ke|ki",
	off: "off|off the bowling of",
	or: "or|ya",
	than: "than|that of",
	to: "to",
	with: "with|alongside",
} as const satisfies Record<string, string>;
export type Link = keyof typeof LINKS;

/** Words that leave out what follows. */
export const EXCLUDING = {
	none: "no",
	not:
		"not|excluding|except|other than|apart from|outside|leaving aside|away from|besides|barring|" +
		"not at|not counting|minus",
	without: "without|never|sans",
} as const satisfies Record<string, string>;

/** Words that place a number or a season against a line. */
export const LINES = {
	after: "after",
	at_least:
		"at least|min|minimum|minimum of|no fewer than|not less than|a minimum of|with a minimum of|no less than|min of",
	at_most: "at most|up to|no more than|upto|a maximum of|not more than|till|through",
	before: "before|prior to",
	between: "between",
	exactly: "exactly|precisely",
	more_than: "more than|above|exceeding|greater than|over than|beyond|in excess of",
	or_less: "or fewer|or less|or under|or lower|or below|and below|or fewer than|and under",
	or_more:
		"or more|or above|or better|and above|plus|or over|and over|or higher|upwards|and more|" +
		"and better|or greater|or longer",
	since: "since",
	under: "under|fewer than|less than|below|inside of|lower than",
} as const satisfies Record<string, string>;
export type Line = keyof typeof LINES;

/** Words without a meaning of their own: a closed list of at most 250. */
export const STOP =
	"a total of|across|actually|added|added up|all seasons|all years|alone|altogether|am|any kind|any wicket" +
	"|apiece|appear|appeared|as|as per|at all|bana|banaye|bani|batao|batting|batting order|be|because|been|belong" +
	"|bhai|bhi|both names|both seasons|came|can|can you|career|chart|combined seasons|come|could|could you|count" +
	"|counted|decided|down|during|ended|entire|ever|everything|feature|featured|fine|for the season|gave|give" +
	"|given|go|go to|gone|hai|happened|having|held|here|history|hold|host|hosted|hua|hue|i|i mean|i meant|if" +
	"|in all|in history|in the ipl|in the order|in the record|in total|including|individual|into|involvement" +
	"|involving|ipl|ipl career|it|itself|ji|joined|just|kar|kind|kindly|known|ko|kul|lagaye|late|league|life" +
	"|lineup|listed|liye|lord|maare|manage|managed|mare|me|meant|mein|mr|much|need|needed|no more|obliged" +
	"|of all time|often|on average|on record|ones|only|order|our|overall|own|per the|play|played|played out" +
	"|playing|post|posted|produce|produced|put|recorded|return|returned|said|saw|se|see|seen|send|sent|sent down" +
	"|show|show me|so far|some|sorry|staged|stat|statistic|still|stood|suffer|sum|sum of|taker|tally of|teenager" +
	"|tell|tha|that|there been|thereof|thi|this|this one|thought|throughout|till date|till now|to date" +
	"|to his name|to their name|to you|told|turn|turn out|turned|turned out|up|us|used|very|wala|wali|want|was it" +
	"|we|went|while|whole|whole season|wise|wondering|would|yaar|yet|you|your";

/** What verbs imply where no measure is named: "How many did Badoni make?" */
export const VERBS = {
	innings: "bat|batted",
	runs:
		"aggregated|made|make|making|scored|scoring|hit|hitting|got|get|getting|struck|smashed|collect|" +
		"collected|registered",
	wickets: "take|taken|took|taking|claim|claimed|pick|picked|bagged|bag|grab|grabbed|pick up|picked up",
} as const satisfies Record<string, string>;

/** Words that mean something named before, and those that begin a question about it. */
export const POINTERS = {
	continuing: "what about|how about|now do|same for|also",
	person: "he|him|himself|his|her|she|their|them|they|uska|uski|uske|usne|unka|unki|unke",
	place: "there|over there|wahan|same ground|same venue|that ground|that venue",
	season: "that year|that season|same year|same season|that edition|us saal|us season",
} as const satisfies Record<string, string>;

/** Words that only greet, thank, or want to know what one may ask. */
export const TALK = {
	greeting:
		"hi|hello|hey|hii|hiya|namaste|namaskar|vanakkam|good morning|good evening|good afternoon|good night|salaam|" +
		"how are you|kaise ho|wassup|sup|bye|goodbye",
	help: "help|help me|what can you do|who are you|what are you|what can i ask|how does this work|are you a bot",
	thanks: "thank|thank you|thx|thnx|ty|thanks a lot|thank you very much|shukriya|dhanyavad|cheers|thank you so much",
} as const satisfies Record<string, string>;
export type Talk = keyof typeof TALK;

/** What the record does not hold, with the words that ask for it. */
export const OUTSIDE = {
	"another answer": "that match|that game|that final|that day|that innings|those matches",
	opinions:
		"favourite|favorite|overrated|underrated|prettier|exciting|deserve|better player|should|goat|" +
		"favourite player|opinion|think|" +
		"good|great|beautiful|best looking|best ever captain|clutch|lucky|unlucky|interesting|boring|" +
		"famous|popular|handsome|" +
		"rate|worth watching|most exciting|controversial",
	"other competitions":
		"test|test cricket|odi|t20i|world cup|champions league|clt20|bbl|big bash|cpl|psl|wpl|ranji|" +
		"ranji trophy|county|sa20|" +
		"ilt20|the hundred|asia cup|international|internationals|one day|domestic cricket|" +
		"t20 world cup|lpl|bpl|mlc|syed mushtaq|" +
		"vijay hazare|blast|deodhar|eastern cape|first class|list a|icl|women",
	"such details of play":
		"dropped|drop|dropped catch|km|kmh|kph|speed|yorker|bouncer|googly bowled|metre|meter|injury|" +
		"injured|review|drs|umpire|" +
		"umpired|temperature|weather|slip|first slip|direct hit|saved|save in the field|misfield|bat weight|weight|height|" +
		"cover drive|pull shot|fastest ball|length|line|attendance|crowd|dew|pitch|strategic timeout|" +
		"dressing room|vice captain",
	"what happens off the field":
		"salary|sponsor|sponsored|girlfriend|wife|married|car|quarrel|fight|argue|net worth|paid|pay|" +
		"endorsement|viewer|viewers|" +
		"television|tv|commentator|commentary|dollar|ticket|party|house|money|religion|marry|children|" +
		"family|food|say to|said to",
	"what is still to come":
		"will|going to|next|predict|prediction|tomorrow|upcoming|future|forecast|likely|expected to|" +
		"when is|next year|next season|" +
		"next match|shall",
} as const satisfies Record<string, string>;
export type Outside = keyof typeof OUTSIDE;
