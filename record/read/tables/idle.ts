/** English words without a meaning of their own: at most 250. */
export const STOP =
	"a total of|achieve|achieved|across|actually|add|added|all seasons|all the years|all years|alone|altogether|am|" +
	"and no more|any wicket|anyone know|apparently|appear|appeared|approximately|as|as per|batting|be|be given|" +
	"because|been|been given|belong|both names|both seasons|came|can|career|carry|combined seasons|come|competition|" +
	"competition history|completed|confirm|considering|contested|could|count|counted|credited|cricket|decided|" +
	"do you know|does anybody know|done|down|during|ended|entire|everything|exact|feature|featured|fine|finish|" +
	"finished|for the season|gimme|give me|given out|go|gone|happened|having|held|here|history|hold|honestly|host|" +
	"hosted|i|i heard|i know|i mean|i meant|i should like to know|i want to know|if|in all|in all the years|" +
	"in all years|in hand|in the course of|in the record|in total|individual|into|involved|involvement|involving|ipl|" +
	"it|itself|joined|known|lasted|league|length|let me know|life|like to know|lineup|listed|manage|managed|mr|much|" +
	"named|need|need to know|needed|nevertheless|obliged|often|on record|ones|order|our|over all the years|" +
	"over the course of|overall|play|played|played out|playing|post|posted|produce|produced|pull off|pulled off|put|" +
	"receive|received|recorded|remember|represent|represented|return|returned|roughly|said|saw|see|seen|send|sent|" +
	"show|since it began|since the league began|so far|so many|some|staged|stat|state|statistic|stint|stood|suffer|" +
	"suffered|sum|surely|take part|take place|taker|tally of|tell|that|the competition|the fact|there been|this|" +
	"this one|thought|throughout|till date|till now|till today|to date|to his name|to their name|told|took part|" +
	"took place|tournament history|truly|turn out|turned out|up|us|used|very|want|was given|we|went|were given|while|" +
	"whole|whole season|wondering|would|yet|you|your";

/** Words of courtesy and address: at most 90. */
export const COURTESY =
	"anna|arre|beta|bhai|bhaiya|boss|bro|bruh|buddy|dear|dost|dude|folks|friends|guru|guys|haha|hahaha|hmm|ji|kindly|" +
	"lol|machan|mate|omg|oye|paaji|paji|pl|plzz|sir|sirji|sorry|ugh|uncle|wow|yaar|yar";

/** Hindi words without a meaning of their own: at most 90. */
export const HINDI =
	"aaya|aaye|aayi|ab tak|abhi|abhi tak|alag alag|apna|apne|apni|bata|batana|batao|bataye|bhi|bolo|btao|chahiye|daale|" +
	"daali|dale|dali|gaya|gaye|gayi|h|hai|hain|ho|hota|hote|hoti|hu|hua|hue|hui|hum|jaldi|jo|jode|kabhi|kar|karke|" +
	"karta|karte|khela|khele|kheli|khelte|kiya|kiye|kul|matlab|mera|mere|mila|mile|mili|mujhe|na|naam|paas|poore|pura|" +
	"pure|puri|raha|rahe|re|saare|sab|sabhi|sirf|tha|thi|toh|wala|wale|wali|wo|woh|ye|yeh|zara";

/** Greetings, thanks and calls for help. */
export const TALK = {
	greeting:
		"hi|hello|hey|hii|hiya|namaste|namaskar|vanakkam|good morning|good evening|good afternoon|good night|salaam|" +
		"how are you|kaise ho|wassup|sup|bye|goodbye",
	help: "help|help me|what can you do|who are you|what are you|what can i ask|how does this work|are you a bot",
	thanks: "thank|thx|thnx|ty|thanks a lot|shukriya|dhanyavad|cheers",
} as const satisfies Record<string, string>;
export type Talk = keyof typeof TALK;
