import type { Piece } from "../../pieces.ts";
import { ask, batter, best, bowler, compare, form, measure, more, noun, skip } from "../forms/pieces.ts";

type Row = readonly [string, ...Piece[][]];
const post = (link: Extract<Piece, { is: "post" }>["link"]): Piece => ({ is: "post", link });

/** Words that stand after a name and say its part: "Bumrah ne Kohli ko". */
const POSTPOSITIONS: readonly Row[] = [
	["ne", [post("by")], [skip]],
	["ko", [post("victim")], [skip]],
	["ka|ke|ki|kaa|kee", [post("of")], [skip]],
	["pe|par|mein|me|mai|mei|mn|ke andar|andar", [post("at")]],
	["se", [post("off")], [{ is: "link", link: "than" }], [skip]],
	[
		"ke khilaf|khilaf|ke against|ke khilaaf|khilaaf|ke virudh|ke samne|ke saamne|k khilaf|k against|ke opposite",
		[post("against")],
		[{ is: "link", link: "against" }],
	],
	["ke liye|k liye|ke lie|ki taraf se|ki or se|ke taraf se|ki team se", [post("for")], [{ is: "link", link: "for" }]],
	["ke saath|ke sath|k sath|k saath|ke sang", [post("with")], [{ is: "link", link: "with" }]],
	[
		"ki gend par|ki gendon par|ki bowling par|ki gend pe|ki bowling pe|ki ball pe|ki ball par|ki balls pe|ki gendbaazi par",
		[post("off")],
		[{ is: "link", link: "off" }],
	],
	["ke hathon|ke haathon|ke hatho|dwara|ke dwara", [post("by")]],
	["ke baad|ke bad|k baad", [{ is: "post", link: "after" }], [{ is: "after" }]],
	["se pehle|se pahle|se phle|ke pehle", [{ is: "post", link: "before" }], [{ is: "before" }]],
	["se lekar|se leke|se le kar", [{ is: "post", link: "since" }], [{ is: "since" }]],
	["tak", [{ is: "post", link: "until" }], [{ is: "until" }], [skip]],
];

/** What is asked, and the words of comparing. */
const ASKING: readonly Row[] = [
	[
		"kaun|kon|koun|kisne|kisne dale|kis ne dale|kisney|kis ne|kiska|kiski|kiske|kisko|kise|kinhone|kinka|kiskey|kaun sa khiladi|kaunsa player|kis player|kis khiladi|kis khiladi ne|konsa player|kaun hai|kon hai",
		[form("who")],
	],
	[
		"kis bowler|kis gendbaaz|kaunsa bowler|konsa bowler|kaun sa bowler|kis bowler ne|kis gendbaz ne",
		[form("which"), { ...bowler, asked: true } as Piece],
	],
	[
		"kis batsman|kis batter|kis ballebaaz|kaunsa batsman|konsa batsman|kaun sa batsman|kis batsman ne|kis ballebaz ne",
		[form("which"), { ...batter, asked: true } as Piece],
	],
	["kis team|kaunsi team|konsi team|kis tim|kaun si team|kis team ne|kaunsi tim", [ask("team")]],
	[
		"kis season|kis saal|kaunse saal|konse saal|kaunse season|konse season|kis year|kaun se saal|kis sal|kaunsa season|konsa season|kaunsa saal|kab|kabki|kab kab",
		[ask("season")],
	],
	["kahan|kahaan|kaha|kis ground|kis maidan|kis stadium|kis jagah|kaunse ground|kaunse stadium", [ask("ground")]],
	["kiske khilaf|kiske khilaaf|kis team ke khilaf|kisko|kis team ko", [ask("opponent")], [form("who")]],
	["kitne|kitna|kitni|kitney|kitnay|ktne|kitane", [form("count")]],
	[
		"kitni baar|kitne baar|kitni bar|kitne bar|kitni dafa|kitni martaba|kai baar",
		[form("count"), measure("times")],
		[form("count")],
	],
	["kya", [form("yes_no")], [form("which")], [skip]],
	["sach hai ki|kya sach mein|kya ye sach hai ki|kya yeh sach hai ki|kya sach hai ki", [form("yes_no")], [skip]],
	[
		"sabse zyada|sabse jyada|sabse zyaada|sabse jada|sbse zyada|sabse adhik|sab se zyada|sarvadhik|sabse zada",
		[{ is: "best", way: "high", many: true }],
	],
	[
		"sabse bada|sabse badi|sabse bade|sabse uncha|sabse oonchi|sabse unchi|sabse lamba|sabse lambi|sabse mahanga|sabse mehenga|sabse upar|sbse bada|sabse bada|sabse high",
		[best("high")],
	],
	[
		"sabse kam|sabse chota|sabse choti|sabse chhota|sabse chhoti|sabse neeche|sabse niche|sabse sasta|sbse kam|sabse low",
		[best("low")],
	],
	["sabse kam score|sabse chota score|sabse chhota score|sabse kam total|sabse chota total", [measure("lowest_total")]],
	["sabse tez|sabse jaldi|sabse teji se|sabse fast", [form("reach"), best("low")]],
	["sabse accha|sabse achha|sabse acha|sabse badhiya|sabse best|sabse behtar|sabse safal|sabse kamyab", [best("best")]],
	["sabse kharab|sabse bekar|sabse ganda|sabse bura", [best("worst")]],
	[
		"sabse chota khiladi|sabse kam umar|sabse kam umar ka|sabse jawan|sabse yuva|sabse young",
		[{ is: "best", way: "low", aged: true }, form("age")],
	],
	[
		"sabse umar daraz|sabse budha|sabse bada umar|sabse zyada umar|sabse old",
		[{ is: "best", way: "high", aged: true }, form("age")],
	],
	["zyada|jyada|zyaada|jada|adhik|bada|badi|bade|behtar|aage", [more("high")], [skip]],
	["chota|choti|chhota|chhoti|kam|peeche", [more("low")], [skip]],
	[
		"se zyada|se jyada|se upar|se uper|se adhik|se jada|se bada|se badi|se zada|paar|ke paar|ke upar|ke uper|se aage",
		[{ is: "compare", bound: "over", after: true }],
		[more("high"), { is: "link", link: "than" }],
	],
	[
		"se kam|se neeche|se niche|se chota|se chhota|ke neeche|ke niche",
		[{ is: "compare", bound: "under", after: true }],
		[more("low"), { is: "link", link: "than" }],
	],
	["ya usse zyada|ya zyada|ya usse jyada|ya us se zyada|aur upar|ya upar|ya us se upar", [compare("from")]],
	["kam se kam|kamse kam|kmse km", [compare("from")]],
	["zyada se zyada|jyada se jyada", [compare("to")]],
	[
		"pehla|pehli|pehle|pahla|pahli|pehla baar|pehli baar|pahli baar|sabse pehle|sabse pehla|sabse pehli",
		[form("first")],
	],
	[
		"aakhri|akhri|aakhiri|akhiri|antim|aakhri baar|akhri baar|aakhiri baar|last baar|pichli baar|pichhli baar|aakhri bar|last time kab",
		[form("last")],
	],
	["lagataar|lagatar|ek ke baad ek", [form("in_a_row")]],
	["ek match mein|ek match me|ek hi match mein|ek hi match me|ek game me", [{ is: "unit", unit: "match" }]],
	[
		"ek season mein|ek season me|ek hi season mein|ek hi season me|ek saal mein|ek saal me|ek ipl me|ek ipl mein",
		[{ is: "unit", unit: "season" }],
	],
	[
		"ek innings mein|ek innings me|ek pari mein|ek pari me|ek hi innings me|ek hi pari me",
		[{ is: "unit", unit: "innings" }],
	],
	["ek over mein|ek over me|ek hi over mein|ek hi over me", [{ is: "unit", unit: "over" }]],
	["dono|donon|dono ne", [form("both")], [skip]],
	["har|hare k|har ek|har ek", [form("every")]],
	[
		"ke naam batao|ka naam batao|ke naam bataiye|ke naam bata do|ke naam kya hai|ke naam|naam batao",
		[form("list")],
		[skip],
	],
	["dobara|dubara|phir se|fir se|phirse", [form("both")], [skip]],
	["hai na|tha na|thi na|hain na|na yaar|na bhai|na re|no na", [skip]],
	["alag alag|alag", [form("different")], [skip]],
	["kabhi nahi|kabhi nahin|kabhi bhi nahi|nahi|nahin|nhi|nai|bina", [{ is: "without" }]],
	[
		"mat jodna|mat jodo|mat ginna|mat gino|nahi jodna|nahi ginna|jode bina|ko chhodkar|chhod kar|chhodkar|chhodke|ke alawa|ke ilawa|ko chhod ke",
		[{ is: "aside" }],
		[{ is: "not" }],
	],
];

/** Figures, results and people. */
const FIGURES: readonly Row[] = [
	[
		"haraya|haraaya|harayi|haraye|hara|haraya hai|maat di|pita|dhoya|peeta|hara diya|dhool chatai|shikast di",
		[measure("wins")],
	],
	["hari|hare|haara|haari|haare|haar gayi|haar gaye|har gayi|har gaye|haaren|shikast", [measure("losses")]],
	[
		"jeeta|jeeti|jeete|jita|jiti|jite|jeet|jeeten|jeet li|jeet gayi|jeet gaye|jit gayi|vijay|vijayi|jeetne|jitne",
		[measure("wins")],
		[measure("titles")],
	],
	[
		"trophy kisne uthayi|trophy kisne jeeti|trophy kisne jiti|cup kisne uthaya|cup kisne jeeta|ipl kisne jeeta|ipl kisne jiti|title kisne jeeta|khitab kisne jeeta|kaun jeeta ipl|kisne jeeta ipl|kaun bana champion|champion kaun bana|champion kaun bani|champion kaun tha|champion kaun thi|vijeta kaun|winner kaun|kaun champion bana|kaun champion bani|trophy kaun le gaya|trophy kisne li|trophy kiske paas gayi|cup kisne jiti",
		[ask("team"), measure("titles")],
	],
	[
		"trophy uthayi|trophy uthai|trophy uthaya|trophy jeeti|trophy jiti|cup uthaya|cup jeeta|khitab jeeta|title jeeta|ipl jeeti|ipl jeeta|trophy li|ipl jiti|champion bani|champion bana|champion bane|champion rahi|champion rahe|trophy uthaayi|khitab",
		[measure("titles")],
	],
	[
		"final khela|final kheli|final khele|final mein pahunchi|final me pahunchi|final mein pahunche|final me pahuche|final mein gayi|final me gayi|final me aayi",
		[measure("finals")],
	],
	["final hari|final haari|final haara|final me hari|final mein hari", [measure("runners_up")]],
	["toss jeeta|toss jeete|toss jiti|toss jeeti|toss jita", [measure("tosses")]],
	[
		"out hua|out hue|out hui|out huye|out kiya|out kiye|out kara|out karaya|aut kiya|wicket liya|ka wicket liya|ki wicket li|ko out kiya|wicket li|pavilion bheja",
		[measure("dismissals")],
		[measure("wickets")],
	],
	[
		"zero pe out|0 pe out|zero par out|0 par out|shunya pe out|shunya par out|duck pe out|duck par out|zero pe aut|zero me out|khata khole bina out|bina khata khole|bina khata khole out|shunya|anda|zero pe out hua|0 pe out hua|zero par out hua|khata nahi khola",
		[measure("ducks")],
	],
	[
		"pehli gend pe out|pehli ball pe out|first ball pe out|pehli gend par out|golden duck pe out",
		[measure("golden_ducks")],
	],
	["rano|ran|daud|rans|run banaye|run banaya|runs banaye|run bnaye|rn", [measure("runs")]],
	[
		"vicket|viket|wicketen|wiket|wicketein|wicket liye|wickets liye|wicket chatkaye|wickets chatkaye|shikar|shikaar",
		[measure("wickets")],
	],
	["chhakke|chhakka|chakke|chakka|chake|chhake|chakko|chhakko|chkke|sixer|sixers", [measure("sixes")]],
	["chauke|chauka|choke|chaukay|chowke|chowka|chouke|chouka|chokka|chokke", [measure("fours")]],
	["lutaye|lutaaye|lutae|lutaya|luta diye|kharch kiye|kharch kie|run diye|runs diye", [measure("runs_conceded")]],
	["shatak|shatk|sainkda|sainkde|saikda|century lagayi|sau", [measure("hundreds")]],
	["ardhshatak|ardh shatak|pachasa|pachase|pachaasa|fifty lagayi|half century lagayi|adhshatak", [measure("fifties")]],
	["kaich|catch pakde|catch liye|catch pakda|catches pakde|kaich pakde", [measure("catches")]],
	// "dale", bowled, is also a first name
	["dot ball dale|dot balls dale|dot dale|dot gend dale|dot gende dale", [measure("dots")]],
	["maiden dale|maidens dale|maiden over dale|maiden overs dale|medan over dale", [measure("maidens")]],
	["balls dale|ball dale|gend dale|gende dale", [measure("balls")]],
	["over dale|overs dale", [measure("overs")]],
	["gendein|gend|gende|gendon|balls kheli|gendein kheli", [measure("balls")]],
	[
		"mukabla|mukable|mukabale|match khele|matches khele|match khela|match hue|match hua|match huye|matches hue|maich|muqabla|muqable",
		[measure("matches")],
	],
	["bhidant|aamna samna|aamne saamne|bhide|bhidi|takkar", [measure("matches")], [form("rivalry")]],
	[
		"milkar|milke|ek saath|saath milkar|saath mein|mil ke|mil kar|jode|jodi|jode hain",
		[measure("partnership_runs")],
		[skip],
	],
	["saajhedari|sajhedari|saanjhedari|sanjhedari|partnership ki", [measure("stands")]],
	["ausat|osat|aausat", [measure("average")]],
	["kaptan|kaptaan|kaptani|captain kaun|kaptan kaun", [{ is: "fact", fact: "captain" }]],
	[
		"keemat|kimat|daam|bhav|kitne crore|kitne mein bika|kitne me bika|kitne mein kharida|kitne me kharida|kharida|khareeda|bika|bike|bikau|boli",
		[measure("price")],
		[skip],
	],
	["khiladi|khiladiyon|khiladiyo|ladka|ladke|banda|bande|aadmi|log|player log", [noun("player")], [skip]],
	["gendbaaz|gendbaz|gendbaj|gendbaazon|bowler log", [bowler]],
	["ballebaaz|ballebaz|ballebaj|ballebaazon|batter log|batsman log", [batter]],
	["teem|tim|tolli|timon|teamein", [noun("team")]],
	["maidan|maidaan|stadiam|maidano", [noun("ground")]],
	["saal|sal|season|varsh|baras|sizan", [noun("season")], [skip]],
	["umar|umr|aayu|umra", [form("age")]],
	["ghar par|ghar pe|apne ghar|ghar mein|ghar me", [{ is: "where", any: [{ home: true }] }]],
	[
		"pehle batting karte hue|pehle batting|pehle ballebaazi|pehle ballebaazi karte hue|pehle khelte hue",
		[{ is: "where", any: [{ innings: 1 }, { batted: "first" }] }],
	],
	[
		"chase karte hue|peecha karte hue|picha karte hue|lakshya ka peecha|chase karke|baad mein batting|baad me batting|dusri pari|doosri pari",
		[{ is: "where", any: [{ innings: 2 }, { batted: "second" }] }],
	],
	["jeete hue match|jeete hue matches", [{ is: "where", any: [{ result: "won" }] }]],
	["hare hue match|haare hue match|haare hue matches", [{ is: "where", any: [{ result: "lost" }] }]],
	["aakhri over|akhri over|aakhiri over|antim over", [{ is: "where", any: [{ overs: 20 }] }]],
	["pehle over|pehla over|pahle over", [{ is: "where", any: [{ overs: 1 }] }]],
	["final mein|final me|final m|faainal", [{ is: "where", any: [{ stage: "final" }] }], [measure("finals")]],
];

export const HINGLISH: readonly Row[] = [...POSTPOSITIONS, ...ASKING, ...FIGURES];

/** Words of Hindi in Latin letters that never change a figure. */
export const HINGLISH_PLAIN = `hai hain h hy hay he tha thi the thay thii ho hoga hogi honge hota hoti hote hua hue hui huye huwa huwe hooa hui
	kiya kiye kiyaa kia kie kari kare kara karke karta karti karte karein karo karna karne kar kr krke kro
	banaya banaye banayi banae banaai bana bane bani banata banate banti banne bna bnaya bnaye bnae bnayi
	liya liye li lie liyaa lya leta lete leti lekar leke lena lene
	mara mare mari maara maare maari maarta maarte marta marte thoka thoke thoki thok thonke
	lagaya lagaye lagayi lagae lagata lagate laga lage lagi lagta lagte jada jade jadi jama jamaye jamaya jade
	khela khele kheli khelta khelte khel khelne
	diya diye di dia die dete deta dena
	daala daale daali dala dali phenka phenke phenki fenka fenke fenki feka feke feki
	pakda pakde pakdi lapka lapke jhatka jhatke jhatkay chatkaya chatkaye chatkay nikala nikale uda udaye udaya
	gaya gaye gayi gai jata jate jati jaana jana aaya aaye aayi aata aate pahuncha pahunche pahunchi pahuchi pahucha pahuche pohcha raha rahe rahi rakha rakhe rakhi rakhta
	uthaya uthayi uthaye uthai uthaayi uthata naam nam namm kabhi kbhi kahi kahin kuch kuchh koi koee sab sabhi sare saare saari
	pura poora puri poori poore pure kul kull milakar mila mile mili milta ab abhi abhitak tab jab phir fir
	yaar yar yaara bhai bhaiya bhaiyya bhaijaan didi dost doston sir ji jee jii sahab saab beta beti arre arey are re oye oi accha acha achha achcha
	theek thik haan han ha haa bilkul sahi galat zara jara bas sirf keval hi bhi toh to phirbhi lekin magar par aur ya yaa
	batao bata btao bato batana bataiye bataiyega bataye bolo bol bolna bolte kaho kehte kahte sunao samjhao dikhao dikha
	mujhe mujhko muje mera meri mere hamara hamari hamare humara apna apni apne tumhara tera teri tere uska uski uske usne unka unki unke unhone isne iska iski iske
	inka inki inke vo woh wo ve ye yeh yah is us un in jo jis jisne jiska jinhone jinka wahi yahi
	chahiye chahie chahte chahta chahti pata pta maloom malum jaanna jaan sakta sakte sakti sako
	paaji paji pajji papaji anna bhau bhaijan mamu chacha kaka thalaiva guru babu
	wala wale wali waala waale waali vala vale vali dauran beech bich taraf waqt samay baar bar dafa itihas itihaas
	dekh rahi baat bande banda khiladi khelaadi rha rhe rhi hu hun hoon hain dikhana jeete
	record aankda aankde aankda ank sankhya ginti`;
