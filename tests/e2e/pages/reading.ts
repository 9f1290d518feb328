import type { Page } from "@playwright/test";
import { mailedToken } from "../../../app/features/newsletter/tokens.server.ts";
import { NEWS_SAMPLES } from "../../../db/seed/news-samples.ts";
import { AUTH_SECRET } from "../site.ts";
import { failing, h1, heading, NOBODY, type Pages, press, text } from "./state.ts";

const [explainer] = NEWS_SAMPLES;
const news = (page: Page) => page.getByRole("region", { name: "Cricket News" });

/** The home page, facts, news, newsletter, contact and the legal pages. */
export const reading: Pages = [
	{
		ids: "HOME-1 HOME-3 HOME-4",
		of: "the home page",
		routes: ["", "home"],
		states: {
			"from top to end": { night: true, at: "/#facts-title", shows: h1("You are the twelfth man.") },
			"by its name": { at: "/home", shows: h1("You are the twelfth man.") },
			"without news of a category": {
				at: "/#facts-title",
				act: (page) =>
					news(page).getByRole("group", { name: "News category" }).getByRole("button", { name: "Today" }).click(),
				shows: (page) => news(page).getByRole("heading", { name: "No news found" }),
			},
			"a wrong address for the newsletter": {
				at: "/#facts-title",
				async act(page) {
					const section = page.getByRole("region", { name: "The weekly over" });
					await section.getByLabel("Email").fill("asha.example.com");
					await section.getByRole("button", { name: "Subscribe" }).click();
				},
				shows: (page) => page.locator(".toast"),
			},
		},
	},
	{
		ids: "FACT-3 FACT-4 FACT-7 FACT-8",
		of: "facts",
		routes: ["facts", "facts-hub"],
		states: {
			"all of them": { at: "/facts", shows: text(/^[\d,]+\+? facts$/) },
			found: { at: "/facts?q=KOHLI", shows: text(/^\d+ facts? match(es)? “KOHLI”$/) },
			"none found": { at: "/facts?q=super+over+on+the+moon&category=Venues", shows: heading("No facts found") },
			"a notice that none was made": {
				at: "/facts",
				before: failing("**/api/functions/generate-ipl-facts", 500),
				act: press("Generate New Facts"),
				shows: text("Failed to generate new facts."),
			},
			"by category": { at: "/facts-hub", shows: (page) => page.getByRole("region", { name: "Records" }) },
		},
	},
	{
		ids: "FACT-5 FACT-6 FACT-9",
		of: "a fact",
		routes: ["facts/:slug"],
		states: {
			"with its proof": {
				async at({ site }) {
					const { facts } = (await (await fetch(`${site.url}/api/facts`)).json()) as { facts: { slug: string }[] };
					return `/facts/${facts[0]?.slug}`;
				},
				shows: (page) => page.getByRole("table", { name: "Checked against the record" }),
			},
			unknown: { at: "/facts/zzqxj-never-played", shows: h1("Fact Not Found") },
		},
	},
	{
		ids: "NEWS-3 NEWS-5 NEWS-6",
		of: "the news",
		routes: ["news", "news/:id"],
		states: {
			"explainers alone": { at: "/news", shows: heading("Explainers") },
			"none found": {
				at: "/news?q=SUPER+over&category=International",
				shows: heading("No news found"),
			},
			"an explainer": {
				async at({ site: { database } }) {
					const { rows } = await database.pool.query("select id from news_articles where title = $1", [
						explainer?.title,
					]);
					return `/news/${rows[0]?.id}`;
				},
				shows: h1(explainer?.title ?? ""),
			},
			"an unknown article": { at: "/news/00000000-0000-4000-8000-000000000000", shows: h1("Article Not Found") },
		},
	},
	{
		ids: "HOME-4",
		of: "the newsletter",
		routes: ["newsletter", "newsletter/confirm", "newsletter/unsubscribe"],
		states: {
			"the form": { at: "/newsletter", shows: (page) => page.getByRole("button", { name: "Subscribe" }) },
			"asked to confirm": {
				at: `/newsletter/confirm?token=${mailedToken(AUTH_SECRET, "confirm", NOBODY)}`,
				shows: (page) => page.getByRole("button", { name: "Yes, send it to me" }),
			},
			"a broken link": {
				at: "/newsletter/confirm?token=wrong",
				shows: text("too old, or part of it is missing"),
			},
			"about to leave": {
				at: `/newsletter/unsubscribe?token=${mailedToken(AUTH_SECRET, "unsubscribe", NOBODY)}`,
				shows: (page) => page.getByRole("button", { name: "Unsubscribe" }),
			},
		},
	},
	{
		ids: "SHELL-5",
		of: "the contact page",
		routes: ["contact"],
		states: {
			"the form": { at: "/contact", shows: (page) => page.getByRole("button", { name: "Send" }) },
			"nothing written": { at: "/contact", act: press("Send"), shows: text("Please write your message first.") },
			"a message that came without scripts": { at: "/contact?sent=1", shows: text("we got your message") },
		},
	},
	{
		ids: "SET-2",
		of: "the mails about the match of the day",
		routes: ["match-of-the-day/unsubscribe"],
		states: {
			"about to leave": {
				at: `/match-of-the-day/unsubscribe?token=${mailedToken(AUTH_SECRET, "reminders", NOBODY)}`,
				shows: (page) => page.getByRole("button", { name: "Stop these emails" }),
			},
			"a broken link": {
				at: "/match-of-the-day/unsubscribe?token=wrong",
				shows: text("This link isn't valid"),
			},
			left: { at: "/match-of-the-day/unsubscribe?done=1", shows: text("You get no more emails") },
		},
	},
	{
		ids: "SHELL-6 SHELL-10",
		of: "what every site has",
		routes: ["privacy", "terms", "cookies", "offline", "more", "*"],
		states: {
			"all areas": { at: "/more", shows: h1("Everything here") },
			privacy: { at: "/privacy", shows: h1("Privacy Policy") },
			terms: { at: "/terms", shows: (page) => page.getByRole("heading", { level: 1 }) },
			cookies: { at: "/cookies", shows: h1("Cookie Policy") },
			"an unknown path": { at: "/nowhere", shows: heading("Oops! Page not found") },
			"without a connection": {
				at: "/offline",
				shows: (page) => page.getByRole("heading", { level: 1 }),
			},
		},
	},
	{
		ids: "SEARCH-1",
		of: "the search",
		routes: ["search"],
		states: {
			"before a search": { at: "/search", shows: h1("Search") },
			found: { at: "/search?q=kholi", shows: text("Virat Kohli") },
			"near misses": { at: "/search?q=mumbai+falcons", shows: text("Nothing called “mumbai falcons”") },
		},
	},
];
