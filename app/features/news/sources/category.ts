import type { NewsCategory } from "../rules.ts";

const IPL =
	/\b(ipl|indian premier league|csk|rcb|kkr|srh|pbks|lsg|chennai super kings|mumbai indians|royal challengers|kolkata knight riders|sunrisers|rajasthan royals|delhi capitals|punjab kings|gujarat titans|lucknow super giants)\b/i;
/** Words that the international game shares with other games, courts and laboratories. */
const INTERNATIONAL = /\b(tests?|icc|ashes|world cup|wtc|champions trophy|asia cup)\b/i;
const INTERNATIONAL_CRICKET =
	/\b(odis?|t20is?|t20 internationals?|world test championship|border-gavaskar|international cricket)\b/i;
const CRICKET =
	/\b(cricket\w*|t20s?|twenty20|wickets?|wicketkeepers?|batters?|batsm[ae]n|bowlers?|innings|yorkers?|googly|super overs?|ranji|bcci)\b/i;
const NATIONS =
	/\b(india|australia|england|pakistan|new zealand|south africa|sri lanka|bangladesh|west indies|afghanistan|ireland|zimbabwe|netherlands|scotland|nepal|usa|uae|oman|namibia)\b/gi;

/** What a feed's article is about, by its words: the league, the international game, else news of the day. */
export function categoryOf(text: string): NewsCategory {
	if (IPL.test(text)) return "IPL";
	const nations = new Set(text.toLowerCase().match(NATIONS));
	return INTERNATIONAL.test(text) || INTERNATIONAL_CRICKET.test(text) || nations.size > 1 ? "International" : "Today";
}

/** Whether a text that came from anywhere is about cricket: it has to name the game, one of its own words or the league. */
export const isAboutCricket = (text: string): boolean =>
	[CRICKET, IPL, INTERNATIONAL_CRICKET].some((words) => words.test(text));
