import fc from "fast-check";
import { expect, test } from "vitest";
import { chatTexts } from "../../features/groups/chat/rules.ts";
import { hasLink } from "./find-link.server.ts";

test.each([
	"http://x.y",
	"HTTPS://bit.ly/3xyz",
	"www.example.org",
	"go to spam.xyz now",
	"buy at evil.club",
	"evil.club has tickets",
	"best odds at betking.in",
	"tickets: ipl-tickets.co.in, hurry",
	"discord.gg/abc",
	"t.me/joinchat",
	"wa.me/919999999999",
	"hxxp://evil",
	"hxxps://evil.example",
	"e v i l . c o m",
	"evil . com",
	"evil. com",
	"evil .com",
	"evil[.]club",
	"evil (dot) club",
	"evil dot com",
	"evil．com",
	"evil。com",
	"ｅｖｉｌ.ｃｏｍ",
	"ev\u200bil.c\u00adom",
	"mail me: fan@example.com",
	"mailto:me@example.com",
	"ftp://files.example.org/x",
	"//evil.com/x",
	"Free.TICKETS.com",
	"1xbet.com",
	"кино.рф",
	"see 185.199.108.153.example.net",
	"great shot!evil.com",
])("GROUP-7 a link is found in %j", (text) => {
	expect(hasLink(text)).toBe(true);
});

/** Chat as fans write it: short, in a hurry, without blanks after full stops, Hindi in Latin letters. */
const TALK = `4.5 overs gone
needs 12.4 an over now
6.2.0.34 are decent figures
4-0-25-3 from Bumrah!
b.Bumrah 14(9)
c.kohli b.Ali
c & b.Jadeja
c.Sky b.Boult
St.George
St.Lucia or St.Kitts?
wow.what a ball
what a shot.so good
what a catch...wow
what a catch..so good
RCB vs.MI
RCB vs.GT
rcb vs.gt tonight
Ind vs.SA and then vs.NZ
score was 189.in the end
the score was 189 . in the end
189.net run rate matters
they made 189.Net run rate matters
he was out.in the next over too
end of over 6.It was tight
A.B.de Villiers
AB.de Villiers > everyone
M.S.Dhoni finishes off in style
Mr.360
Mr.IPL
Rs.14.25 cr for a bowler
sold for 14.25.cr
R.Ashwin, K.L.Rahul, J.J.Bumrah
bowled a dot to him
one dot in the over
dot dot dot dot wicket
three dot balls . so much pressure
1 . 4 . 6 W 2
W . . n o 4
kya baat hai.me to gaya
kya shot hai.na bhai
well played.no one saw that
come on.win this
haha.lol
do it.now
no.1 side
i.e. the top 2
e.g. Gill
at 7.30 p.m.in Mumbai
etc.etc.
U.A.E. leg
v.good
ok.sure
yes.me too
so close.my heart
@virat.kohli is live
@msdhoni pls
Kohli@50.Great knock
#RCB.ESCN
10/10.would watch again
who won?csk
6,6,6,4.fire
:) .what a day
and/or maybe
1st.inn 180
lbw.not out
SRH...RR...who
Dhoni.best finisher
Thala.for a reason
match over.game on
ok google who is no.3
2.in.2 for Chahar`.split("\n");

test.each(TALK)("GROUP-7 there is no link in %j", (text) => {
	expect(hasLink(text)).toBe(false);
});

test("GROUP-7 no text of the chat itself contains a link, and any text can be checked", () => {
	for (const text of Object.values(chatTexts)) if (typeof text === "string") expect(hasLink(text), text).toBe(false);
	fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => typeof hasLink(text) === "boolean"));
	fc.assert(
		fc.property(
			fc.string({ unit: "grapheme" }),
			fc.domain(),
			fc.string({ unit: "grapheme" }),
			(before, host, after) => {
				expect(hasLink(`${before} https://${host}/ ${after}`)).toBe(true);
			},
		),
	);
});
