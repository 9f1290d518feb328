import type { Page } from "@playwright/test";
import type { Database } from "../../platform/database/database.ts";
import { expect, known, test } from "./harness.ts";
import { heading, tap } from "./quiz-screen.ts";
import { PHONE } from "./screens.ts";
import { startWorkerSite } from "./site.ts";

/** The folder for screenshots; unset: none are taken. */
const { PICTURES } = process.env;
async function picture(page: Page, name: string) {
	if (!PICTURES) return;
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await page.screenshot({ path: `${PICTURES}/${name}-${colorScheme}.png`, fullPage: true });
	}
	await page.emulateMedia({ colorScheme: "light" });
}

/** Moves all stored dates back by a day, by way of a far future: updates day by day would break unique indexes. */
async function passDay({ pool }: Database) {
	const { rows } = await pool.query<{ table_name: string; columns: string[] }>(`
		select table_name, array_agg(column_name::text || case data_type when 'date' then '|1' else '|interval ''1 day''' end) as columns
		from information_schema.columns join information_schema.tables using (table_schema, table_name)
		where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
			and data_type in ('date', 'timestamp with time zone')
		group by table_name`);
	const moved = (days: number) =>
		rows
			.map(({ table_name, columns }) => {
				const changes = columns.map((column) => {
					const [name, day] = column.split("|");
					return `"${name}" = "${name}" + ${days} * ${day}`;
				});
				return `update "${table_name}" set ${changes.join(", ")}`;
			})
			.join(";");
	// the ledger stores the day of a bonus as text, so give past bonuses another reference
	const paid = "update points_ledger set reference_id = 'before ' || id where transaction_type = 'daily_bonus'";
	await pool.query(
		`begin; set local session_replication_role = replica; ${moved(400_000)}; ${moved(-400_001)}; ${paid}; commit`,
	);
}

test.describe("on a phone", () => {
	test.use({ ...PHONE });

	test("PTS-3 QUIZ-6 BATTLE-1 COMM-2 PROF-1 each day of a fan's week pays the points shown the day before, and after a missed day the streak begins again", async ({
		page,
	}) => {
		const site = await startWorkerSite();
		const { database, url } = site;
		const go = async (path: string) => {
			await page.goto(url + path);
			await known(page);
		};
		const streak = page.locator(".fanband-streak");
		const collected: number[] = [];
		async function collect(worth: number, title: string) {
			await go("/");
			const button = streak.getByRole("button", { name: `Collect today's ${worth} points` });
			await expect(button).toBeVisible();
			await picture(page, `day-${collected.length + 1}-home`);
			await button.click();
			await expect(streak).toContainText(title);
			collected.push(worth);
		}
		try {
			await page.goto(url);
			await picture(page, "visitor-home");
			await site.signIn(page, { name: "Asha Rao" });
			await go("/quiz/daily");
			await collect(50, "One day so far");
			await expect(streak).toContainText("Already Claimed Today. Tomorrow: 60.");
			await go("/quiz/daily");
			for (let place = 1; place <= 10; place++) {
				await expect(page.getByRole("list", { name: `Question ${place} of 10` })).toBeVisible();
				await tap(page, database, place !== 3, (what) => picture(page, `quiz-${place}-${what}`));
			}
			await expect(heading(page)).toHaveText("Nervous nineties.");
			await expect(page.getByText("your first", { exact: true })).toBeVisible();
			await picture(page, "daily-result");

			await go("/quiz");
			const board = page.getByRole("region", { name: "Leaderboard" });
			await expect(board.getByRole("row").nth(1)).toHaveText(/^1.*\(you\)/);
			await picture(page, "quiz-board");

			await go("/community");
			await page.getByRole("button", { name: "Join Royal Challengers Bengaluru" }).click();
			await expect(page.getByText("Welcome to the team! Let the cricket battle begin!")).toBeVisible();
			await picture(page, "community");
			await go("/battles");
			const battle = page.getByRole("article").first();
			await battle
				.getByRole("button", { name: /^Join / })
				.first()
				.click();
			await expect(battle.getByRole("img", { name: /: 10 points$/ })).toBeVisible();
			await expect(battle.getByRole("img", { name: /: 0 points$/ })).toBeVisible();
			await picture(page, "battles");
			await go("/profile");
			const card = page.getByRole("region", { name: "Profile" });
			await expect(card.getByRole("img", { name: "Jersey 12, AR" })).toBeVisible();
			await picture(page, "profile");

			for (let day = 2; day <= 7; day++) {
				await passDay(database);
				await collect(40 + 10 * day, day === 7 ? "Seven days in a row" : "days in a row");
				await expect(streak).toContainText(`Tomorrow: ${50 + 10 * day}.`);
			}
			await picture(page, "day-7-collected");
			await passDay(database);
			await passDay(database);
			await go("/");
			await expect(streak).toContainText("A new innings");
			await collect(50, "One day so far");

			const { rows } = await database.pool.query(
				"select points from points_ledger where transaction_type = 'daily_bonus' order by id",
			);
			expect(rows.map(({ points }) => points)).toEqual(collected);
		} finally {
			await site.close();
		}
	});
});
