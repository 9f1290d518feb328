import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
	["विराट कोहली ने 2016 में 973 रन बनाए।", "hi"],
	["2016-இல் Virat Kohli 973 ரன்கள் எடுத்தார்.", "ta"],
	["Virat Kohli ने 973 रन", "hi"],
	["Virat Kohli ne 2016 me 973 run banaye", undefined],
	["Virat Kohli has 973 runs in 2016.", undefined],
	["The word रन means runs in Hindi.", undefined],
	["973", undefined],
	["", undefined],
])("ASK-2 a text's language follows from the script of its letters: %s", (text, language) => {
	expect(languageOf(text)).toBe(language);
});
