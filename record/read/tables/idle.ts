/** English words without a meaning of their own: at most 250. */
export const STOP =
	"a total of|across|actually|add|added|added up|all seasons|all the years|all time|all years|alone|altogether" +
	"|am|any wicket|anyone know|apiece|apparently|appear|appeared|approximately|as|as per|aside|at all|batting" +
	"|batting order|be|because|been|belong|both names|both seasons|came|can|can you|career|combined seasons|come" +
	"|competition|competition history|competitions history|completed|confirm|considering|contested|could" +
	"|could you|count|counted|credited|credited to|credited with|cricket|decided|do you know|does anybody know" +
	"|done|down|during|effected|ended|entire|ever|everything|exact|feature|featured|fine|finish|finished" +
	"|for the season|gave|gimme|give|given|go|go to|gone|happened|having|held|here|history|history of the league" +
	"|history of the tournament|hold|honestly|host|hosted|i|i heard|i heard that|i know|i mean|i meant" +
	"|i need to know|i remember|i should like to know|i want to know|if|in all|in all the years|in all years" +
	"|in history|in the course of|in the history of the competition|in the history of the ipl" +
	"|in the history of the tournament|in the ipl|in the order|in the record|in total|individual|into|involvement" +
	"|involving|ipl|ipl career|it|itself|joined|just|known|lasted|league|length|let me know|life|like to know" +
	"|lineup|listed|manage|managed|mr|much|named|need|need to know|needed|nevertheless|no more|obliged" +
	"|of all time|often|on average|on record|ones|order|our|over all the years|over the course of|overall" +
	"|own|part|play|played|played out|playing|post|posted|produce|produced|put|put up|recorded|remember|represent" +
	"|represented|roughly|said|saw|see|seen|send|sent|sent down|show|show me|since it began" +
	"|since the league began|so far|so many|some|staged|stat|state|statistic|still|stint|stood|sum|sum of" +
	"|surely|take part|taker|tally of|tell|that|the competition|the fact|there been|this|this one" +
	"|thought|throughout|till date|till now|till today|to date|to his name|to their name|to you|told|took part" +
	"|tournament history|truly|turn out|turned out|up|us|used|very|want|was it|we|went|while|whole" +
	"|whole season|wise|wondering|would|yet|you|your";

/** Words of courtesy and address: at most 90. */
export const COURTESY =
	"anna|are bhai|arre|beta|bhai|bhaiya|boss|bro|bruh|buddy|dear|dost|dude|folks|friends|guru|guys|haha|hahaha" +
	"|hmm|ji|kindly|lol|machan|mate|omg|oye|paaji|paji|pl|plzz|sir|sirji|sorry|ugh|uncle|wow|yaar|yar";

/** Hindi words without a meaning of their own: at most 90. */
export const HINDI =
	"aaya|aaye|aayi|ab tak|abhi|abhi tak|alag alag|apna|apne|apni|bata|batana|batao|bataye|bhi|bolo|btao|chahiye" +
	"|daale|daali|dale|dali|gaya|gaye|gayi|h|hai|hain|ho|hota|hote|hoti|hu|hua|hue|hui|hum|jaldi|jo|jode|kabhi|kabhi bhi" +
	"|kar|karke|karta|karte|karte hue|khela|khele|kheli|khelte|khelte hue|kiya|kiye|kul|matlab|mera|mere|mila" +
	"|mile|mili|mujhe|na|naam|paas|poore|pura|pure|puri|raha|rahe|re|saare|sab|sabhi|sirf|tha|thi|to bata|toh" +
	"|wala|wale|wali|wo|woh|ye|yeh|zara";

/** Words that only greet, thank, or want to know what one may ask. */
export const TALK = {
	greeting:
		"hi|hello|hey|hii|hiya|namaste|namaskar|vanakkam|good morning|good evening|good afternoon|good night|salaam|" +
		"how are you|kaise ho|wassup|sup|bye|goodbye",
	help: "help|help me|what can you do|who are you|what are you|what can i ask|how does this work|are you a bot",
	thanks: "thank|thank you|thx|thnx|ty|thanks a lot|thank you very much|shukriya|dhanyavad|cheers|thank you so much",
} as const satisfies Record<string, string>;
export type Talk = keyof typeof TALK;
