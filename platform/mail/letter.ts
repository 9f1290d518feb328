import { html } from "hono/html";

/** The site's colours, because mail programs support no CSS variables. */
const DAY = {
	page: "#faf5e8",
	sheet: "#fffdf7",
	ink: "#15211b",
	quiet: "#5a645b",
	line: "#ddd0b4",
	board: "#12352a",
	cherry: "#a81c24",
};
const SERIF = "Besley, Rockwell, Georgia, serif";
const SANS = "'Anek Latin', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const NIGHT = `@media (prefers-color-scheme: dark) {
.page { background: #0d1612 !important; color: #f4eddc !important; }
.sheet { background: #15211b !important; border-color: #33453b !important; border-top-color: #a3b1a7 !important; }
.ink { color: #f4eddc !important; }
.quiet, .quiet a { color: #a3b1a7 !important; }
.button { background: #2c7d5a !important; }
.code { background: #1f2e26 !important; color: #f4eddc !important; }
}`;

type Letter = {
	site_name: string;
	title: string;
	/** HTML from `html` of hono, which escapes values */
	body: unknown;
	/** the footer: why this mail came, and how to unsubscribe */
	foot: unknown;
};

/** Renders a mail as an HTML document with the look of the site. It loads no pictures or fonts. */
export function letter({ site_name, title, body, foot }: Letter): string {
	return String(html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title><style>${NIGHT}</style></head>
<body class="page" style="margin:0;padding:0;background:${DAY.page};color:${DAY.ink};font-family:${SANS};font-size:17px;line-height:1.5">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:20px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 12px"><span class="ink" style="color:${DAY.ink};font:800 22px/1.2 ${SERIF}">${site_name}</span></td></tr>
<tr><td style="border-top:4px dashed ${DAY.cherry};font-size:0;line-height:0;height:14px">&nbsp;</td></tr>
<tr><td class="sheet" style="background:${DAY.sheet};border:1px solid ${DAY.line};border-top:3px solid ${DAY.ink};padding:22px">
<h1 class="ink" style="margin:0 0 12px;color:${DAY.ink};font:800 26px/1.15 ${SERIF}">${title}</h1>
${body}
</td></tr>
<tr><td class="quiet" style="padding:14px 4px 0;color:${DAY.quiet};font-size:14px;line-height:1.45">${foot}</td></tr>
</table></td></tr></table></body></html>`);
}

export const button = (href: string, words: string) =>
	html`<p style="margin:18px 0"><a class="button" href="${href}" style="display:inline-block;padding:12px 22px;background:${DAY.board};color:#fbf6e8;border-radius:5px;font-weight:700;text-decoration:none">${words}</a></p>`;

export const bigCode = (code: string) =>
	html`<p style="margin:18px 0"><strong class="code" style="display:inline-block;padding:10px 18px;background:#f1e8d3;color:${DAY.ink};border-radius:5px;font-size:30px;line-height:1.1;letter-spacing:3px">${code}</strong></p>`;
