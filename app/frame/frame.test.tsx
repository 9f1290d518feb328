import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import SearchButton from "../features/search/search-button.island.tsx";
import { Here } from "../lib/hooks/use-here.ts";
import { AuthProvider } from "../lib/session/auth.tsx";
import type { Site } from "../lib/site.ts";
import { ThemeProvider } from "../lib/theme.tsx";
import { AREAS } from "../ui/next-links.tsx";
import { NotFound } from "../ui/not-found.tsx";
import { AreaList } from "./areas/area-list.tsx";
import { currentArea } from "./areas/areas.ts";
import { TabBar } from "./areas/tab-bar.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

const site: Site = {
	site_name: "Twelfth Man",
	site_url: "https://site.test",
	contact_email: "contact@site.test",
	social: [],
	figures: { active_users: "5,240+", questions_answered: "1.2M+", teams_supported: "10" },
	demo: true,
};

function serve(element: ReactNode, path = "/"): string {
	const Stub = createRoutesStub([
		{
			path: "*",
			Component: () => (
				<Here value={path}>
					<ThemeProvider>
						<AuthProvider>{element}</AuthProvider>
					</ThemeProvider>
				</Here>
			),
		},
	]);
	return renderToStaticMarkup(<Stub initialEntries={[path]} />);
}

const linksOf = (html: string) =>
	[...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text = ""]) => [
		text
			.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, " ")
			.replaceAll("&amp;", "&")
			.replace(/\s+/g, " ")
			.trim(),
		href,
	]);

const between = (html: string, from: string, to: string) => html.split(from)[1]?.split(to)[0] ?? "";

describe("header as the server sends it", () => {
	const html = serve(<Header siteName="Twelfth Man" search={<SearchButton />} />, "/facts/some-fact");

	test("SHELL-1 the header of wide screens has matches and quiz first, then links and two menus with badges and every area", () => {
		const bar = between(html, 'aria-label="Main"', "</nav>");
		expect(linksOf(bar)).toEqual([
			["Home", "/"],
			["Matches", "/matches"],
			["Quiz", "/quiz"],
			["Facts", "/facts"],
			["Player Directory", "/players"],
			["IPL Teams", "/teams"],
			["Player Groups New", "/groups"],
			["Statistics Stats", "/statistics"],
			["Seasons", "/seasons"],
			["Compare", "/players/compare"],
			["Explorer", "/statistics/explore"],
			["IPL Facts", "/facts-hub"],
			["Cricket News", "/news"],
			["AI Assistant AI", "/ai-chat"],
			["Community", "/community"],
			["Quiz Challenge", "/quiz"],
			["Predictor", "/quiz?tab=predictor"],
			["Challenges", "/community?tab=challenges"],
			["Battles", "/battles"],
			["Arena", "/arena"],
			["Community", "/community"],
		]);
		expect(bar.replaceAll(/<svg.*?<\/svg>/g, "")).toMatch(/<button[^>]*>Players &amp; Teams .*<button[^>]*>Features /);
	});

	test("SHELL-1 a menu is not marked for an area that has a link in the bar", () => {
		const community = serve(<Header siteName="" search={null} />, "/community");
		expect(community).not.toContain("data-here");
		expect(serve(<Header siteName="" search={null} />, "/arena")).toMatch(/data-here=""[^>]*>.*Features/);
	});

	test("SHELL-2 the sheet of phones lists the nine main links among the areas and marks the current one", () => {
		const list = serve(<AreaList heading="h3" />, "/facts/some-fact");
		const links = linksOf(list).map(([name]) => name);
		for (const name of [
			"Home",
			"Facts",
			"Player Directory",
			"IPL Teams",
			"Player Groups New",
			"Statistics Stats",
			"Cricket News",
			"AI Assistant AI",
			"Community",
		])
			expect(links).toContain(name);
		expect(new Set(links).size).toBe(links.length);
		expect(list.match(/aria-current="page"/g)).toHaveLength(1);
		expect(list).toMatch(/<a[^>]*href="\/facts"[^>]*aria-current="page"|<a[^>]*aria-current="page"[^>]*href="\/facts"/);
	});

	test("SHELL-2 without scripts More and the search lead to pages", () => {
		const bars = html + serve(<TabBar />);
		expect(linksOf(bars)).toEqual(
			expect.arrayContaining([
				["More pages", "/more"],
				["Search", "/search"],
			]),
		);
	});

	test("SHELL-2 the tab bar has five links, with the current one marked", () => {
		const bar = serve(<TabBar />, "/matches/335982");
		expect(linksOf(bar)).toEqual([
			["Home", "/"],
			["Matches", "/matches"],
			["Quiz", "/quiz"],
			["Groups", "/groups"],
			["More pages", "/more"],
		]);
		expect(bar.match(/aria-current="page"/g)).toHaveLength(1);
	});

	test("SHELL-2 the area of an address is the longest that it begins with", () => {
		const of = (path: string) => currentArea(new URL(path, "https://site.test"));
		expect(of("/statistics/explore")).toBe("/statistics/explore");
		expect(of("/statistics/runs")).toBe("/statistics");
		expect(of("/players/compare?players=a")).toBe("/players/compare");
		expect(of("/quiz?tab=predictor")).toBe("/quiz?tab=predictor");
		expect(of("/")).toBe("/");
		expect(of("/privacy")).toBeUndefined();
	});

	test("SHELL-3 until the session has loaded the header shows a placeholder, and without scripts the links to sign in", () => {
		const account = between(html, 'class="account"', 'data-for="fan"');
		expect(account).toMatch(/^ data-who="loading" aria-busy="true".*skeleton/);
		expect(linksOf(between(account, 'data-for="visitor"', "</div>"))).toEqual([
			["Sign In", "/auth?next=%2Ffacts%2Fsome-fact"],
			["Get Started", "/auth?next=%2Ffacts%2Fsome-fact"],
		]);
	});

	test("the header has no inline style or handler, which the security policy forbids", () => {
		expect(html).not.toMatch(/ (style|on[a-z]+)="/);
	});
});

describe("footer", () => {
	test("SHELL-5 counters are marked as a showcase, and only then", () => {
		const shown = serve(<Footer site={site} siteName={site.site_name} />);
		expect(shown).toMatch(/5,240\+.*1\.2M\+.*10/);
		expect(shown).toContain(">Demo<");
		expect(serve(<Footer site={{ ...site, demo: false }} siteName="" />)).not.toContain(">Demo<");
	});

	test("SHELL-5 the footer links the legal pages and the contact, and says that the site is unofficial", () => {
		const html = serve(<Footer site={site} siteName={site.site_name} />);
		expect(linksOf(html)).toEqual(
			expect.arrayContaining([
				["Privacy Policy", "/privacy"],
				["Terms of Service", "/terms"],
				["Cookie Policy", "/cookies"],
				["Contact", "/contact"],
				["Cricsheet", "https://cricsheet.org"],
			]),
		);
		expect(html).toContain("unofficial and not affiliated with the league");
	});

	test("SHELL-5 the owner's pages elsewhere are linked once they are set", () => {
		const social = [{ name: "X", url: "https://x.com/hub" }];
		expect(serve(<Footer site={{ ...site, social }} siteName={site.site_name} />)).toContain(
			'href="https://x.com/hub"',
		);
		expect(serve(<Footer site={site} siteName={site.site_name} />)).not.toContain('rel="me');
	});

	test("SHELL-5 without the site's figures the footer has no counters", () => {
		expect(serve(<Footer site={undefined} siteName="Twelfth Man" />)).not.toContain("Active users");
	});
});

test("SHELL-6 an unknown page says so, and links home and to the areas", () => {
	const html = serve(<NotFound />);
	expect(html).toContain("Oops! Page not found");
	expect(linksOf(html)).toEqual([["Return to Home", "/"], ...AREAS.map(({ name, path }) => [name, path])]);
});

describe("the page after an error", () => {
	const answer = (status: number) => ({ status, statusText: "", data: null, internal: false });

	test("SHELL-9 the error page links to the same address and home, and shows nothing of the error", () => {
		for (const error of [new Error("connect ECONNREFUSED 10.0.0.5"), answer(500), "thrown text"]) {
			const html = serve(<ErrorPage error={error} />, "/facts?q=six");
			expect(linksOf(html)).toEqual([
				["Try again", "/facts?q=six"],
				["Go Home", "/"],
			]);
			expect(html).not.toMatch(/ECONNREFUSED|thrown text/);
		}
	});

	test("SHELL-6 a page that threw 'not found' is an unknown page", () => {
		expect(serve(<ErrorPage error={answer(404)} />)).toContain("Oops! Page not found");
	});
});
