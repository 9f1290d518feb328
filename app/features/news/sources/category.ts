import type { NewsCategory } from "../rules.ts";

const IPL =
	/\b(ipl|indian premier league|csk|rcb|kkr|srh|pbks|lsg|chennai super kings|mumbai indians|royal challengers|kolkata knight riders|sunrisers|rajasthan royals|delhi capitals|punjab kings|gujarat titans|lucknow super giants)\b/i;
/** Words that may be about another sport or no sport, so they do not make a text one about cricket. */
const INTERNATIONAL = /\b(tests?|icc|ashes|world cup|wtc|champions trophy|asia cup)\b/i;
const INTERNATIONAL_CRICKET =
	/\b(odis?|t20is?|t20 internationals?|world test championship|border-gavaskar|international cricket)\b/i;
const CRICKET =
	/\b(cricket\w*|t20s?|twenty20|wickets?|wicketkeepers?|batters?|batsm[ae]n|bowlers?|innings|yorkers?|googly|super overs?|ranji|bcci)\b/i;
const NATIONS =
	/\b(india|australia|england|pakistan|new zealand|south africa|sri lanka|bangladesh|west indies|afghanistan|ireland|zimbabwe|netherlands|scotland|nepal|usa|uae|oman|namibia)\b/gi;

/** Returns an article's category by its words: IPL, else International, else Today. */
export function categoryOf(text: string): NewsCategory {
	if (IPL.test(text)) return "IPL";
	const nations = new Set(text.toLowerCase().match(NATIONS));
	return INTERNATIONAL.test(text) || INTERNATIONAL_CRICKET.test(text) || nations.size > 1 ? "International" : "Today";
}

/** Whether a text names cricket, the league, or a word that only cricket has. */
export const isAboutCricket = (text: string): boolean =>
	[CRICKET, IPL, INTERNATIONAL_CRICKET].some((words) => words.test(text));
