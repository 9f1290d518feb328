import { compared, tokensOf } from "./tokens.ts";

// Words for phases and stages; most languages borrow them from English. `values`: the conditions any of which covers
// the word.
const PARTS: readonly { words: string; values: readonly string[] }[] = [
	{
		words:
			"powerplay|power play|powerplays|पावरप्ले|पावर प्ले|পাওয়ারপ্লে|পাওয়ার প্লে|પાવરપ્લે|ਪਾਵਰਪਲੇ|பவர்பிளே|பவர்ப்ளே|పవర్‌ప్లే|పవర్ ప్లే|ಪವರ್‌ಪ್ಲೇ|ಪವರ್ ಪ್ಲೇ|പവർപ്ലേ|پاور پلے",
		values: ["powerplay"],
	},
	{
		words:
			"death overs|at the death|death over|slog overs|डेथ ओवर|डेथ ओवर्स|डेथ ओवरों|ডেথ ওভার|ডেথ ওভারে|ડેથ ઓવર|ਡੈੱਥ ਓਵਰ|டெத் ஓவர்|டெத் ஓவர்களில்|డెత్ ఓవర్లలో|డెత్ ఓవర్లు|ಡೆತ್ ಓವರ್|ഡെത്ത് ഓവർ|ڈیتھ اوورز",
		values: ["death"],
	},
	{ words: "middle overs|मिडिल ओवर|मध्य ओवरों|மிடில் ஓவர்|మిడిల్ ఓవర్లలో", values: ["middle"] },
	{
		words:
			"finals|in the final|in a final|a final|the final|final match|फाइनल|फ़ाइनल|ফাইনাল|ফাইনালে|ફાઇનલ|ਫਾਈਨਲ|இறுதிப்போட்டி|இறுதிப் போட்டியில்|ఫైనల్|ఫైనల్లో|ಫೈನಲ್|ഫൈനൽ|ഫൈനലിൽ|فائنل|决赛|決賽|決勝|결승",
		values: ["final", "Final", "finals", "titles", "runners_up"],
	},
	{
		words:
			"playoffs|playoff|play-offs|play-off|knockouts|knockout|प्लेऑफ|प्लेऑफ़|प्लेऑफ में|প্লে-অফ|પ્લેઓફ|பிளேஆஃப்|ப்ளேஆஃப்|ప్లేఆఫ్స్|ಪ್ಲೇಆಫ್|പ്ലേഓഫ്|پلے آف",
		values: ["playoff", "playoffs", "final"],
	},
	{ words: "league stage|group stage|लीग चरण|लीग स्टेज", values: ["league", "League"] },
];

/** 'Final' before these words is no match: the final over, the final ball. */
const LAST = /\bfinal\s+(?:over|overs|ball|balls|delivery|wicket|innings|score|total|table|season|year)\b/g;

/** The phases and stages in a text, with the values that cover each. */
export function partsIn(text: string): { word: string; values: readonly string[] }[] {
	const plain = compared(text).replace(LAST, " ");
	const spaced = ` ${tokensOf(plain)
		.map(({ lower }) => lower)
		.join(" ")} `;
	return PARTS.flatMap(({ words, values }) => {
		const word = words.split("|").find((one) => {
			const own = compared(one);
			return /[\p{Script=Han}\p{Script=Hangul}]/u.test(own) ? plain.includes(own) : spaced.includes(` ${own} `);
		});
		return word === undefined ? [] : [{ word, values }];
	});
}
