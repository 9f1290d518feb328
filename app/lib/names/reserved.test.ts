import fc from "fast-check";
import { expect, test } from "vitest";
import { chatTexts } from "../../features/groups/chat/rules.ts";
import { isReserved } from "./reserved.server.ts";

const SITE = "Cover Drive";

test.each([
	chatTexts.assistant,
	chatTexts.system,
	"Twelfth Man Support",
	SITE,
	"cover-drive official",
	"Admin",
	"ADMlN",
	"Admin 1",
	"The Admins",
	"Adrnin",
	"A d m i n",
	"A.d.m.i.n of RCB",
	"ＡＤＭＩＮ",
	"𝐀𝐝𝐦𝐢𝐧",
	"🅰🅳🅼🅸🅽",
	"🇦🇩🇲🇮🇳",
	"ᴀᴅᴍɪɴ",
	"Аdmin",
	"Αdmın",
	"Ádmïn",
	"@dmin",
	"4dm1n 24",
	"Admin!",
	"~ Administrator ~",
	"Moderator ✔",
	"m0der4t0r",
	"0fficial",
	"RCB Official",
	"IPL official",
	"Official Admin Support",
	"System",
	"$upport",
	"Support 🇮🇳",
	"Site Owner",
	"AI Assistant",
	"Customer Support",
	"System Message",
	"ᎪᎠᎷᏆᏁ",
	"ꭺꭰꮇꮖꮑ",
	"adm¡n of RCB",
	"Cover Drive Prize Team",
	"the CoverDrive prizes",
	"Prizes: C.o.v.e.r D.r.i.v.e",
	"Prizes of Соvеr Drіvе",
	"Ꮯover-Ꭰrive News",
	"Cover Drive24 winners",
	"Win with c0ver dr1ve!",
])("PROF-1 GROUP-2 %s could be taken for the site or its people", (name) => {
	expect(isReserved(name, SITE)).toBe(true);
});

test.each([
	"Admiral",
	"Officiala",
	"Unofficial RCB Fans",
	"Sanju Samson Army",
	"Moderate Fan",
	"Madmin Rao",
	"12th Man Army",
	"Twelfth Man Stand",
	"Proud Bike Owner",
	"Assistant Coach",
	"Support MI",
	"Joe Root",
	"Cricket Fan",
	"Solar System",
	"Cover Driver",
	"Discover Drive-ins",
	"Drive Cover",
	"Cover Point Drive",
	"Message in a Bottle",
	"ᏣᎳᎩ",
	"Team Bot",
	"IPL",
	"आधुनिक",
	"👨‍👩‍👧",
	"✔",
])("PROF-1 GROUP-2 %s is a name like any other", (name) => {
	expect(isReserved(name, SITE)).toBe(false);
});

test("PROF-1 GROUP-2 a reserved name is refused in any disguise", () => {
	const dressed: Record<string, string[]> = {
		a: ["A", "а", "Α", "@", "4", "ａ", "á", "ᴀ"],
		c: ["C", "с", "ⅽ"],
		d: ["D", "ԁ", "ⅾ"],
		e: ["E", "е", "3", "è"],
		i: ["I", "і", "1", "l", "|", "ı", "!"],
		m: ["M", "rn", "ｍ"],
		o: ["O", "0", "о", "ο"],
		s: ["S", "ѕ", "5", "$"],
		t: ["T", "7", "𝐭"],
		p: ["P", "р"],
	};
	const letter = (plain: string) => fc.constantFrom(plain, ...(dressed[plain] ?? [plain.toUpperCase()]));
	const between = fc.constantFrom("", "", "", " ", ".", "-", "_", " · ");
	const around = fc.constantFrom("", " ", "✔", "~", "★ ", " 🏏", "()");
	const name = fc
		.constantFrom(
			"admin",
			"administrator",
			"moderator",
			"official",
			"support",
			"system",
			"twelfthman",
			"cricketaiassistant",
		)
		.chain((plain) => fc.tuple(around, fc.tuple(...[...plain].map((each) => fc.tuple(letter(each), between))), around))
		.map(([before, letters, after]) => before + letters.map(([each, gap]) => each + gap).join("") + after);
	fc.assert(
		fc.property(name, (typed) => {
			expect(isReserved(typed, SITE), typed).toBe(true);
		}),
		{ numRuns: 1000 },
	);
});

test("PROF-1 no name takes long to check", () => {
	for (const part of ["Twelfth Man ", "a team ", "ai assistant ", "A d m ", "the"])
		expect(isReserved(`${part.repeat(60)}x`.slice(0, 300), "A Team")).toBeTypeOf("boolean");
});
