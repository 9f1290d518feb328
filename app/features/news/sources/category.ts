import type { NewsCategory } from "../rules.ts";

const IPL =
	/\b(ipl|indian premier league|csk|rcb|kkr|srh|pbks|lsg|chennai super kings|mumbai indians|royal challengers|kolkata knight riders|sunrisers|rajasthan royals|delhi capitals|punjab kings|gujarat titans|lucknow super giants)\b/i;
const INTERNATIONAL =
	/\b(tests?|odis?|t20is?|t20 internationals?|icc|ashes|world cup|world test championship|wtc|champions trophy|asia cup|border-gavaskar|international cricket)\b/i;
const NATIONS =
	/\b(india|australia|england|pakistan|new zealand|south africa|sri lanka|bangladesh|west indies|afghanistan|ireland|zimbabwe|netherlands|scotland|nepal|usa|uae|oman|namibia)\b/gi;

/** What a feed's article is about, by its words: the league, the international game, else news of the day. */
export function categoryOf(text: string): NewsCategory {
	if (IPL.test(text)) return "IPL";
	const nations = new Set(text.toLowerCase().match(NATIONS));
	return INTERNATIONAL.test(text) || nations.size > 1 ? "International" : "Today";
}
