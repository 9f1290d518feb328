import type { Piece } from "../../pieces.ts";
import { NUMBER_WORDS } from "../numbers.ts";

const TALK: Piece = { is: "skip", talk: true };
const OWN: Piece = { is: "skip", talk: true, own: true };
const TELLS: Piece = { is: "skip", talk: true, tells: true };
const MEANS: Piece = { is: "skip", means: true };

/** Words of a fan who speaks about himself or about how he feels. A sentence with one of them may be no part of a question. */
export const TALK_WORDS = `i im ive id i'd i'll ill my mine we weve our myself rubbish nonsense bakwas bakwaas joke joking hype hyped hyping crap
	hate hates hated love loves loving hope hopes hopefully god bhagwan fortress hi hello hey hiya namaste wow omg lol haha hahaha
	welcome guys folks buddy friends bhaiyo dosto doston forget forgot forgotten newbie noob
	bet betting argue arguing argument doubt believe believing prove tired bored sick crying cry laugh laughing goosebumps
	amazing unbelievable incredible shame sad magic magical poor tears thrilled scary scared worried nervous excited
	sounds feels seems watching shouting screaming fighting everyday`;

/** Phrases of the same kind, and what they begin. */
export const TALK_PHRASES = [
	"dont cry|don't cry|dont laugh|don't laugh|dont judge|don't judge|dont lie|don't lie|dil dukhta hai|dil dukhta|dil jalta hai|dil jalta|dil toot gaya|yaad karke|yaad kar ke|abhi bhi dil|bahut bura|bahut bura time|bura time|bahut bura time tha|sad day|such a sad day|what a day|what a sad day|what a night|swears yes|swears no|swears it|swears blind",
	"good morning|good evening|good afternoon|good morning all|good evening all|good day all|hello all|hi all|hey all|hello everyone|hi everyone|hi there|hello there|hey there|hi guys|new here|new to cricket|new to ipl|new to this|new to the ipl|im new here|i am new here|i am new to this|i am new to cricket|first time here|long time fan|old fan here",
	"i am only|i was only|i saw it|i saw it happen|i saw it live|i saw that|i forget|i forget everything|i forget everything now|i cannot remember|i can't remember|i dont remember|i don't remember|i always lose count|always lose count|i lose count|lost count|i lost count|i keep forgetting|memory is weak|my memory is weak|yaad nahi|yaad nahi hai|mujhe yaad nahi|bhul gaya|bhool gaya",
	"my favourite is|my favourite player is|my favourite|my fav is|my fav player is|my favourite team is|my fav team is|my team is|my hero is|my idol is|i love|i like|i adore|i support|i am a fan of|i am a huge fan of|i am a big fan of|im a fan of|huge fan of|big fan of|die hard fan of|mera favourite|mera favourite player|meri favourite team",
	"i dont buy|i don't buy|dont buy the|don't buy the|not buying|im not buying|i refuse to believe|refuse to believe|hard to believe|hard to believe that|cannot believe|can't believe|i cannot believe|i can't believe|i still cannot believe|i doubt it|i doubt that|doubt it|no way|no chance|can't be|cant be|cannot be|couldn't be|can't be more than|cant be more than|cannot be more than|must be more than|can't play|cant play|cannot play|not possible|impossible|prove it|prove to me that|prove to me|prove me wrong|convince me|i say|i say nobody has|i say no|i say yes|says yes|says no|said yes|said no|my money is on|my bet is|my guess is|if i am not wrong|if im not wrong|if i remember|if i remember right|if i remember correctly|correct me if i am wrong|correct me if im wrong",
	"what a legend|what a man|what a bowler|what a batsman|what a batter|what a team|what a hitter|the great finisher|great finisher|the finisher|best finisher|sounds like a joke|sounds like a|sounds fake|sounds wrong|sounds unreal|sounds like a lie|feels like a lie|feels like|for fun|everyone says|everybody says|everyone knows|everybody knows|people call|people call him|they call him|everyone calls him|rubbish if you ask me|if you ask me|in our days|in my days|back in my day|in our time|in my time|those were the days|does anybody know|does anyone know|anybody know|anyone know|do you guys know|i wonder",
	"i think|i guess|i reckon|i suppose|mujhe lagta hai|mere hisab se|mere khayal se|i think it is|i think its|i think it was|i think they|i think he|i think hes|i think there|i think both|or somebody else|or someone else|or some other guy|ya koi aur|there is hope|there is hope for me|hope for me also|for me also|me too|same here|big debate|huge debate|settle a bet|settle this|settle an argument|need to know|need to know if|i need to know|should i|if i should|thinking of|thinking of him as|my differential|for my fantasy|for my fantasy team|fantasy tip|need a punt|form check|quick check|fact check|stat check|reality check|not sure what you call it|not sure what you call it here|not sure what its called|not sure how you say it|dont know the word|don't know what its called|dont know what you call it|whatever you call it|or whatever its called|or whatever you call it",
	"miller time|miller time baby|captain cool|chill|relax yaar|arre yaar|arey yaar|are bhai|arre bhai|sun bhai|suno|ek baat batao|ek sawal|ek sawaal|ek doubt|ek doubt hai|bhai ek doubt|matlab ki|mera matlab hai",
].join("|");

const AGES = ["i am", "im", "i'm", "i turned", "i am only", "i am now"].flatMap((who) => [
	...Array.from({ length: 90 }, (_, at) => `${who} ${at + 8}`),
	...[...NUMBER_WORDS.keys()].map((number) => `${who} ${number}`),
]);

/** Where and when the asker himself was, and how old he is: no condition, unless the question points to it. */
export const OWN_PHRASES =
	AGES.join("|") +
	"|i was born in|i was born|i was there|i was there in|i was at|i was in|i was watching|i watched it|i live in|i live near|i am from|im from|i come from|i went there|i went to|we were there|we were at|we went to|my brother was there|my father was there|my dad was there|my uncle was there|my friend was there|main wahan tha|main waha tha|mai waha tha|main stadium me tha";

/** What somebody does whose question or claim it is: "Sharma ji is asking". */
export const TELLS_PHRASES =
	"ko batao|bhai ko batao|ko bata do|bhai ko bata do|is asking|was asking|is asking me|keeps asking|is saying|was saying|keeps saying|wants to know|told me|told me that|tells me|swears that|ji is asking|ji was asking|ji wants to know|ji told me|ji says|ji said|bhai is asking|bhai says|uncle is asking|uncle says|aunty is asking|aunty says|sir is asking|sir says|puch raha hai|pooch raha hai|puch rahe hai|pooch rahe hai|puch rahe hain|bol raha hai|bol rahe hai|keh raha hai|keh rahe hai|kehta hai|bolta hai|kehte hai";

/** What says that a sentence is about the question: it is never set aside. */
export const MEANS_PHRASES =
	"i mean|i meant|what i mean is|i do mean|i am talking about|im talking about|i am asking about|im asking about|i am asking for|i want|i only want|i only mean|i only count|i dont mean|i don't mean|i do not mean|we mean|we want|i am interested in|just the|talking about|mera matlab";

/** The words and phrases with what they mean, for the book. */
export const TALK_MEANINGS: Record<"talk" | "hearsay" | "own" | "tells" | "means", Piece[]> = {
	tells: [TELLS],
	talk: [TALK],
	hearsay: [{ is: "skip", talk: true, limits: true }],
	own: [OWN],
	means: [MEANS],
};

/** Those around the asker, and where he is: who speaks of them alone asks nothing. */
export const NEAR_WORDS = `children child grandchildren dadaji dada dadi nana nani nanaji naniji chacha chachi dad daddy papa pappa mum mummy mom mommy amma appa beta bhabhi nephew niece cousin uncle aunty auntie grandpa grandma
	grandad friend friends mate dost neighbour neighbor colleague roommate flatmate boss bossman manager mgr editor producer sir teacher kids kid
	office meeting traffic column quiz headline bulletin homework`;

/** Words that say what counts or when: no clause with one of them is set aside. */
export const LIMITING_WORDS = `during while whilst if unless where wherever whenever whose who whom which that those these as though although because
	count counts counted counting include includes included including exclude excludes excluding omit omits omitting omitted mean means meaning
	want wants wanted need needs needed require requires consider considers considering ignore ignores ignoring skip skips skipping leave leaves leaving
	prefer prefers care cares concern concerns concerned interest interested about talk talking ask asks asking look looking limit limits limited limiting
	restrict restricts restricted restricting confine confined confining discount discounting remove removing drop dropping filter filtering
	cover covers covering deal deals just like choose chose pick picks focus focuses keep keeps says say said thinking think using use uses
	specifically particularly especially solely purely strictly except barring bar minus sirf bas jab jahan chahiye
	reckon reckons claim claims claimed argue argues swear swears insist insists tell tells told post posts posted`;

/** Where and for what he asks, in a few words. */
export const NEAR_PHRASES =
	"in a meeting|in meeting|in office|in the office|at office|at the office|stuck in office|stuck in a meeting|stuck in traffic|in class|in a class|in traffic|in the metro|on the bus|on the train|on air|for my column|for my quiz|for my round|for my bulletin|for my headline|for my newsletter|quiz ke liye|quiz k liye|for the newsletter|for the bulletin|jaldi batao|jaldi bolo|jaldi bata|jaldi bata do|jaldi se batao|jaldi btao|zara jaldi|be gentle|be kind|be nice|show me|need it quick|need it fast";
