import { html } from "hono/html";
import type { Problem } from "../../platform/http/problem.ts";

/** What a browser shows of a page that was refused. It is written without the router: the router had no turn for it. */
export const problemPage = ({ title, detail }: Problem, siteName: string) =>
	html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${siteName}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>
<body><main><h1>${siteName}</h1><p>${detail}</p><p><a href="">Try again</a></p></main></body></html>`;
