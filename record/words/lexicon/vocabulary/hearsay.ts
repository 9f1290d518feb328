import type { Piece } from "../../pieces.ts";
import { best, form, link, measure, more, skip } from "../forms/pieces.ts";

type Row = readonly [string, ...Piece[][]];

const TELLERS =
	"my uncle|my aunt|my friend|a friend|my nephew|my neighbour|my boss|my mate|a mate|my brother|my father|my husband|my grandson|my son|my cousin|my colleague|a colleague|some fellow|some guy|some bloke|some man|this guy|this fellow|a guy|a fellow|a man|someone|somebody|people|they|many|everyone|everybody|whatsapp|twitter|facebook|reddit|the internet|wikipedia|a forward|the forward|a message|a post|a tweet|a reel|a video|a meme|viral post|a viral post|viral video|viral tweet|viral message|viral msg|the viral post|our copy|my copy|the copy|our draft|my notes|the caption|the script|a book|the papers|the paper|a website|chatgpt";
const TELLS =
	"says|say|said|swears|swear|claims|claim|claimed|insists|insist|insisted|reckons|thinks|told me|tells me|keeps saying|keep saying|keeps telling me|keep telling me|is saying|are saying|forwarded|posted|tweeted|gives|has it|has it down|argues|is adamant|is convinced|is sure|bets";
const PLACES =
	"on twitter|on whatsapp|on facebook|on reddit|on youtube|on the internet|online|in my group|in our group|in my whatsapp group|in our whatsapp group|in the family group|in a group|in the group|at work|at the office|at the pub|on tv|on the radio|in the papers";
const FORWARDS =
	"a forward|a message|a post|a tweet|a video|someone|somebody|some fellow|some guy|a guy|a friend|my uncle|this guy|a man|people";
const phrases = (list: string) => list.split("|");
const SAYINGS = phrases(TELLERS).flatMap((who) =>
	phrases(TELLS).flatMap((tells) => [`${who} ${tells}`, `${who} ${tells} that`]),
);

/** Who says it, and where it was heard: it is no part of what is asked. */
export const HEARSAY_PHRASES: string = [
	...SAYINGS,
	...phrases(FORWARDS).flatMap((who) =>
		phrases(PLACES).flatMap((place) =>
			["says", "said", "claims", "says that"].map((tells) => `${who} ${place} ${tells}`),
		),
	),
	...phrases(PLACES),
	...phrases(PLACES).map((place) => `${place} says`),
	"i was told|i was told that|we were told|i am told that|someone told me that|i have heard|i have read|i keep hearing|i keep hearing that|i keep reading that|word has it|it is said|it is said that|the story goes|so the story goes",
	"talks of nothing but|talks about nothing but|speaks of nothing but|was so fond of|is so fond of|was very fond of|is very fond of|i was so fond of|i am so fond of|i remember|i remember an|i remember a",
	"feels like ages|feels like forever|feels like yesterday|feels like a lifetime|feels like years|must be a record|has to be a record|must be some record|that must be a record|must be the record|some big name|a big name|big name",
	"all these years|in all these years|after all these years|over all these years|before he retired|before retiring|before his retirement|until he retired|till he retired|until his retirement|never get anywhere|never got anywhere|never go anywhere|get anywhere|go anywhere|got anywhere",
	"is it more than 1 guy|is it more than one guy|is it more than one player|is it more than one|is it more than 1|more than one guy|if tied give all|if tied name all|if its a tie name all|if there is a tie name all|if more than one name all|if several name all|any ties|ties too|tied ones too|if tied|in case of a tie give all|give all if tied|all if tied",
	"net run rate separating teams level on points|net run rate separating sides level on points|net run rate deciding|on net run rate|by net run rate|separated by net run rate|nrr deciding|on nrr|with net run rate as tiebreaker|net run rate counting",
	"what a spell|what a knock|what an innings|what a match|what a game|what a player|what a day|what a catch|what a season|what a shame|that day|that night|that evening|on that day|on that night",
	"older gentleman|an older gentleman|elderly gentleman|older fellow|older chap|older man|old gentleman|young man|younger man|elder brother|younger brother|older brother",
	"wants to know|want to know|wanted to know|like to know|dying to know|keen to know|curious to know|asks|asked me|is asking|was asking|kehte hai ki|kehte hain ki|kehta hai ki|kehti hai ki|bolte hai ki|bolta hai ki|bolte hain ki|sach hai na|bata rahe the ki",
	...phrases(
		"message|msg|a message|a msg|forward|a forward|fwd|a fwd|post|a post|this message|this forward|one message|one forward",
	).flatMap((what) =>
		phrases(
			"going round|going around|is going round|is going around|doing the rounds|came|received|in group|in the group",
		).flatMap((goes) =>
			["", " saying", " says", " that says", " saying that"].map((tells) => `${what} ${goes}${tells}`),
		),
	),
	"fwd as recd|forwarded as received|fwd as received|forwarded as recd|forwarded many times|they were saying|they are saying|were saying on air|they were saying on air|they were saying on air that|commentators said|commentators say|commentator said|commentator says|the commentators said|the commentator said|fan page says|a fan page says|the fan page says|it is widely claimed that|it is widely claimed|widely claimed|it is often said|it is often said that|people only talk|nobody believes me|no one believes me|not buying it|dost bolta haan|dost bolta nahi|dost bola haan|dost bola nahi|mera dost bolta haan|mera dost bolta nahi|dost bolta hai haan|dost bolta hai nahi|bhai bolta haan|bhai bolta nahi|my friend is not agreeing|friend is not agreeing|i have told this in the group|they wrote",
	"as some fans claim|as some say|as they say|as i was told|as the story goes",
].join("|");

/** Words of families, of writing and of feelings, which never change a figure. */
export const HEARSAY_WORDS = `husband hubby grandson granddaughter grandchild grandchildren grandfather grandmother granny nanaji nani auntie
	aunt niece cousins flatmate roommate classmate coworker barber swears insists insist adamant tweeted quora wikipedia draft drafts
	manuscript editor subeditor proofs layout factcheck notes feels feel felt fond loved loves adore adored adores recalls curly haired bearded
	aggregated aggregating moustached bald blonde bespectacled gentleman gentlemen grandkids whatsapp forward forwards forwarded`;

/** "Right?" after a statement. */
const TAG: Piece[] = [{ is: "form", form: "yes_no", tag: true }];
/** "Is the forward correct or not?" */
const IS_IT_SO = phrases("is|is this|is the|is my|is that|is his|is her|is their|this|the|my").flatMap((whose) =>
	phrases("forward|message|msg|statement|post|claim|news|tweet|fact|info|information|it").flatMap((what) =>
		phrases(
			"correct|right|true|fake|genuine|is correct|is right|is true|is fake|correct or not|right or not|true or not|is correct or not|is true or not|fact or rumour|or rumour|or rumor|or fiction",
		).map((so) => `${whose} ${what} ${so}`),
	),
);

/** Ways to ask whether it is so, and turns that compare or say for whom. */
export const HEARSAY: readonly Row[] = [
	["true|right or not", [form("yes_no")], [skip]],
	[[...IS_IT_SO, "who is right is my statement correct"].join("|"), [form("yes_no")], [skip]],
	["right|correct|na|sahi|hai na|hain na|correct na|right na|sahi na|sahi hai na", [skip], TAG],
	[
		"haan ya na|haan ya nahi|ha ya na|han ya na|yes or no only|yes or no|true or false|true or not|fact or not|fact or fiction|fact or myth|true or a myth|true or myth|myth or fact|myth or not|sach ya jhooth|sach ya jhoot|sach hai ya jhooth|sach ya galat|sahi ya galat",
		[form("yes_no")],
	],
	[
		"is he right|is she right|are they right|am i right|is he correct|are they correct|is that still correct|is that still right|is that still true|is it still correct|is it still true|is this still true|still correct|still true|is it really true|is that really true|is it really so|did that really happen|did it really happen|did that happen|did this happen|did this really happen|is there any truth in it|any truth in that|any truth to that|is he lying|is it fake|is this fake|fake or real|real or fake|sach hai|sahi hai|kya ye sach hai|kya yeh sach hai|sach hai na|is it really true that|is it still true that|is it still the case that|true or not true",
		[form("yes_no")],
		[skip],
	],
	[
		"is that still correct after|is that still right after|is that still true after|still correct after|still true after|still right after|is it still true after|does that still stand after|does it still stand after|still stand after",
		[form("yes_no"), { is: "until" }],
	],
	["into|through to|on into|running into", [{ is: "until" }], [skip]],
	[
		"exceed|exceeds|exceeded|surpass|surpasses|surpassed|outstrip|outstrips|exceed that of|exceed that at|exceeds that of|exceeds that at|exceed that in|exceed those of|surpass that of|is higher than that of|is higher than that at",
		[more("high"), link("than")],
	],
	[
		"headed the|headed|heads the|was at the head of|stood at the head of",
		[{ is: "best", way: "high", many: true }],
		[best("high")],
	],
	[
		"pace or spin|spin or pace",
		[{ is: "fact", fact: "style" }],
		[
			{ is: "where", any: [{ against: { bowl_kind: "pace" } }, { bowl_kind: "pace" }] },
			link("or"),
			{ is: "where", any: [{ against: { bowl_kind: "spin" } }, { bowl_kind: "spin" }] },
		],
	],
	["something|something na", [{ is: "rough" }], [skip]],
	["odd|or so|ish|or thereabouts|ke aaspaas|ke aas paas", [{ is: "rough" }]],
	[
		"how far short of|how far short|how many runs short of|how many runs short|how many short of|how close to|how close did|closest to|nearest to|falls short by|fell short by|short by how many",
		[{ is: "outside", why: "I give the figure itself, not how far it is from another" }],
	],
	[
		"how long did it take|how long has it taken|how long does it take|how long did|how long has",
		[form("count"), form("reach")],
		[form("count")],
	],
	[
		"won by the most runs|won by most runs|win by the most runs|won by the biggest margin",
		[best("high"), measure("win_by_runs")],
	],
	["by the most runs|by most runs", [best("high"), measure("win_by_runs")]],
	["by the most wickets|by most wickets", [best("high"), measure("win_by_wickets")]],
	[
		"lost by the most runs|lost by most runs|beaten by the most runs|lost by the biggest margin|lost by the heaviest margin",
		[best("high"), measure("win_by_runs"), { is: "turned" }],
	],
	[
		"longest match|longest game|shortest match|shortest game|longest final|sabse lamba match|sabse lamba game|sabse chota match",
		[{ is: "outside", why: "The scorecards don't say how long a match took" }],
	],
	["how quick|how fast|how quickly|how slow", [form("count")], [skip]],
	["in deliveries|in balls|in terms of balls|in terms of deliveries", [skip], [measure("balls")]],
	["older|elder|senior to", [more("high"), form("age")]],
	["younger|junior to", [more("low"), form("age")]],
	["run aggregates|runs aggregates|batting aggregates", [measure("runs")]],
	["wicket aggregates|wickets aggregates|bowling aggregates", [measure("wickets")]],
	[
		"since joining|since he joined|after joining|ever since joining|since moving to|since he moved to|after moving to|since signing for|since going to|after going to|since switching to|since coming to|since shifting to",
		[link("for")],
	],
	[
		"abroad|on foreign soil|out of india|away from india|outside india|outside of india|beyond india|not in india",
		[{ is: "where", any: [{ country: "India" }], not: true }],
		[skip],
	],
];
