import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import routes from "../../app/routes.ts";
import { expectFit } from "./fit.ts";
import { alive, expect, known, test } from "./harness.ts";
import { desk } from "./pages/desk.ts";
import { fans } from "./pages/fans.ts";
import { games } from "./pages/games.ts";
import { groups } from "./pages/groups.ts";
import { reading } from "./pages/reading.ts";
import { record } from "./pages/record.ts";
import { expectSteady, watchShifts } from "./pages/steady.ts";
import { PHONE } from "./screens.ts";

const PAGES = [...reading, ...record, ...games, ...fans, ...groups, ...desk];
/** Routes that serve files, not pages. */
const FILES = ["matches/:id/balls.json", "matches/:id/live.json", "statistics/explore.csv", "statistics/:table.csv"];
const pathOf = ({ path = "" }: RouteConfigEntry) => path;

test.describe.configure({ mode: "parallel" });
// some states make requests fail
test.use({ refusals: [400, 404, 500, 503] });

test("SITE-2 the list of states covers every page of the site", () => {
	const walked = PAGES.flatMap((pages) => pages.routes);
	expect([...new Set([...walked, ...FILES])].sort()).toEqual(routes.map(pathOf).sort());
});

test.describe("each page is accessible, fits and does not move", () => {
	// pages open on the phone; `expectFit` then checks the desktop too
	test.use(PHONE);

	for (const { ids, of, routes, states } of PAGES)
		test(`${ids} ${of}: ${Object.keys(states).join(", ")}`, async ({ page, site }) => {
			await watchShifts(page);
			const fan = await site.signIn(page, { name: "Reader" });
			let who: string | undefined = "fan";
			const visited = new Set<string>();
			for (const [name, state] of Object.entries(states))
				await test.step(name, async () => {
					const address = typeof state.at === "string" ? state.at : await state.at({ site, fan });
					const { pathname } = new URL(address, site.url);
					const route = routes.find((route) => matchPath(`/${route}`, pathname)) ?? pathname;
					if (who !== state.as) await page.context().clearCookies();
					if (state.as && who !== state.as)
						await site.signIn(page, { email: state.as === "fan" ? fan.email : "admin@example.com" });
					who = state.as;
					await state.before?.(page);
					// opening the same address again would be a reload, which restores the scroll position
					await page.goto("about:blank");
					const response = await page.goto(address);
					expect(await response?.text(), "an inline style or handler").not.toMatch(/<[^>]+ (style|on[a-z]+)="/);
					await alive(page);
					await known(page);
					// a part whose request fails may disappear, which moves the page
					if (!state.before) await expectSteady(page);
					// text moves when its font arrives, and a button that moves between press and release gets no click
					await page.evaluate(() => document.fonts.ready.then(() => {}));
					await state.act?.(page);
					await expect(state.shows(page)).toBeVisible();
					await expectFit(page, { whole: !visited.has(route), night: state.night ?? false });
					visited.add(route);
					await page.unrouteAll();
				});
			expect([...visited].sort(), "the routes that the table names").toEqual([...routes].sort());
		});
});
