import { expect, test } from "vitest";
import { sendFailureText, texts } from "./rules.ts";
import { codeSchema } from "./schemas.server.ts";

test.each([
	" 123 456 ",
	"123-456",
	"123\u2013456",
	"\u200e123\u00a0456\u200b",
	"\ufeff123\u202f456\n",
	"１２３４５６",
	"१२३ ४५६",
	"١٢٣٤٥٦",
	"۱۲۳۴۵۶",
	"১২৩৪৫৬",
	"௧௨௩௪௫௬",
	"𝟏𝟐𝟑𝟜𝟝𝟞",
	"𑛚𑛛𑛜𑛝𑛞𑛟".replace(/./gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 1)),
])("AUTH-4 a code may be typed as %j", (typed) => {
	expect(codeSchema.parse(typed)).toBe("123456");
});

test.each(["", "12345", "1234567", "12345a", "123.456", "½23456", "一二三四五六", "12345²", "-"])(
	"AUTH-4 %j is no code",
	(typed) => {
		expect(codeSchema.safeParse(typed).error?.issues[0]?.message).toBe(texts.codeShape);
	},
);

test.each([
	["Rate limit exceeded", texts.tooMany],
	["Invalid email", texts.invalidAddress],
	["The mail server is on holiday", "The mail server is on holiday"],
	[undefined, texts.sendFailed],
])("AUTH-2 the server's error %j is shown as %j", (message, text) => {
	expect(sendFailureText(message)).toBe(text);
});
