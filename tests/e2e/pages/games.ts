import type { Page } from "@playwright/test";
import { makeQuiz } from "../../fixtures/quiz.ts";
import { failing, h1, heading, type Pages, region, type Tools, text } from "./state.ts";

const main = (page: Page) => page.getByRole("main");
const playing = async ({ site }: Tools) => `/quiz/${(await makeQuiz(site.database.db, 2)).category.slug}`;
const answer = async (page: Page) => {
	await main(page).getByRole("radio").nth(1).check({ force: true });
	await page.getByRole("button", { name: "Next Question" }).click();
};
const battle = (page: Page) => page.getByRole("article", { name: /^Share war:/ });
const region_button = (name: string) => (page: Page) => region("Speech")(page).getByRole("button", { name });

async function predict(page: Page, a: string, b: string): Promise<void> {
	await page.getByLabel("First team").selectOption(a);
	await page.getByLabel("Second team").selectOption(b);
	// before its script has loaded, the form loads a new page
	await page.getByLabel("Second team").locator(`option[value=${a}]:disabled`).waitFor({ state: "attached" });
	await page.getByRole("button", { name: "Predict the match" }).click();
}

/** Quiz, predictor, assistant, community, battles and arena. */
export const games: Pages = [
	{
		ids: "QUIZ-2 QUIZ-3 QUIZ-4 QUIZ-5 QUIZ-6",
		of: "the quiz",
		routes: ["quiz", "quiz/daily", "quiz/:category/:question?"],
		states: {
			"the categories": { at: "/quiz", shows: (page) => page.getByRole("heading", { name: "Categories" }) },
			"played in the list": {
				async at({ site }) {
					const { category } = await makeQuiz(site.database.db, 2);
					return `/quiz?ground=${category.slug}#play-${category.slug}`;
				},
				shows: (page) => page.getByRole("list", { name: "Question 1 of 2" }),
			},
			"a question": { at: playing, shows: (page) => page.getByRole("list", { name: "Question 1 of 2" }) },
			"an answer": {
				night: true,
				at: playing,
				async act(page) {
					await answer(page);
					await page.getByRole("button", { name: "Wait" }).click();
				},
				shows: (page) => page.getByText(/^Yours/),
			},
			"a report": {
				at: playing,
				act: (page) => page.getByText("Report this question").click(),
				shows: (page) => page.getByLabel("What's wrong with it?"),
			},
			"a quiz that does not load": {
				async at({ site }) {
					const { category } = await makeQuiz(site.database.db, 1);
					return `/quiz?ground=${category.slug}#play-${category.slug}`;
				},
				before: failing("**/api/quiz/runs", 500),
				shows: text("Failed to load quiz questions"),
			},
			"without questions": {
				at: async ({ site }) => `/quiz/${(await makeQuiz(site.database.db, 0)).category.slug}`,
				shows: heading("No Questions Available"),
			},
			"an unknown question": {
				at: async (tools) => `${await playing(tools)}/no-such-question`,
				shows: h1("Quiz Not Found"),
			},
			"the daily ten": {
				at: "/quiz/daily",
				as: "fan",
				shows: (page) => main(page).getByRole("heading", { level: 1 }),
			},
		},
	},
	{
		ids: "PRED-1",
		of: "the predictor",
		routes: ["quiz"],
		states: {
			"two teams to choose": { at: "/quiz?tab=predictor", shows: region("Match predictor") },
			"its result": {
				night: true,
				at: "/quiz?tab=predictor",
				act: (page) => predict(page, "csk", "mi"),
				shows: heading(/^Chennai Super Kings v Mumbai Indians/),
			},
			"a failure": {
				at: "/quiz?tab=predictor",
				before: failing("**/api/predictor", 503),
				act: (page) => predict(page, "kkr", "srh"),
				shows: text("We couldn't load the prediction. Please try again."),
			},
		},
	},
	{
		ids: "ASK-1",
		of: "the assistant",
		routes: ["ai-chat"],
		states: {
			"before the first question": {
				at: "/ai-chat",
				shows: (page) => page.getByRole("log", { name: "Messages" }),
			},
			"an answer": {
				at: "/ai-chat",
				async act(page) {
					await page.getByRole("textbox", { name: "Your question" }).fill("How many runs did Kohli score in 2016?");
					await page.getByRole("textbox", { name: "Your question" }).press("Enter");
				},
				shows: text("Virat Kohli has 973 runs in 2016."),
			},
		},
	},
	{
		ids: "COMM-1 COMM-4 PTS-2 SHARE-1",
		of: "the community",
		routes: ["community"],
		states: {
			"ten teams": { at: "/community", shows: heading("Choose Your Cricket Army") },
			"the tables": {
				async at({ site }) {
					// an army without fans has no row
					await site.database.pool.query("update armies set total_members = 3, total_points = 30");
					return "/community?tab=leaderboard";
				},
				shows: (page) => page.getByRole("table", { name: "Army table" }),
			},
			challenges: { at: "/community?tab=challenges", shows: text("Login to Join") },
			sharing: { at: "/community?tab=share", shows: heading("Share & Win") },
			"a fan on the board": {
				at: "/community?tab=leaderboard",
				as: "fan",
				act: (page) => region("Fans")(page).getByRole("button", { name: "Today" }).click(),
				shows: (page) => page.getByRole("row", { name: /\(you\)/ }),
			},
			"a fan's team": {
				at: "/community",
				as: "fan",
				async act(page) {
					const join = page.getByRole("button", { name: "Join Delhi Capitals" });
					await join
						.or(page.getByRole("button", { name: "Your Team!" }))
						.first()
						.waitFor();
					if (await join.isVisible()) await join.click();
				},
				shows: (page) => page.getByRole("button", { name: "Your Team!" }),
			},
			"about to change sides": {
				at: "/community",
				as: "fan",
				async act(page) {
					await page.getByRole("button", { name: "Your Team!" }).waitFor();
					await page.getByRole("button", { name: "Join Gujarat Titans" }).click();
				},
				shows: (page) => page.getByRole("alertdialog", { name: "Change sides?" }),
			},
			"an accepted challenge": {
				at: "/community?tab=challenges",
				as: "fan",
				async act(page) {
					const accept = page.getByRole("button", { name: "ACCEPT CHALLENGE!" }).first();
					await accept
						.or(page.getByRole("button", { name: "Participating" }).first())
						.first()
						.waitFor();
					if (!(await page.getByRole("button", { name: "Participating" }).count())) await accept.click();
				},
				shows: (page) => page.getByRole("button", { name: "Participating" }).first(),
			},
			"the fan's own link": {
				at: "/community?tab=share",
				as: "fan",
				act: (page) => region("Your own link")(page).getByRole("button", { name: "Create Share Link" }).click(),
				shows: (page) => page.getByRole("textbox", { name: "Share link" }),
			},
		},
	},
	{
		ids: "BATTLE-1",
		of: "the battles",
		routes: ["battles"],
		states: {
			"for a visitor": {
				at: "/battles",
				shows: (page) =>
					battle(page)
						.getByRole("link", { name: /^Join / })
						.first(),
			},
			"joined by a fan": {
				at: "/battles",
				as: "fan",
				async act(page) {
					const join = battle(page)
						.getByRole("button", { name: /^Join / })
						.first();
					await join
						.or(battle(page).getByRole("button", { name: /^Fighting for / }))
						.first()
						.waitFor();
					if (await join.isVisible()) await join.click();
				},
				shows: (page) => battle(page).getByRole("button", { name: /^Fighting for / }),
			},
			"not loaded": {
				at: "/battles",
				as: "fan",
				before: failing("**/api/battles", 500),
				shows: text("Failed to load battles"),
			},
		},
	},
	{
		ids: "ARENA-1 ARENA-2 ARENA-3",
		of: "the arena",
		routes: ["arena"],
		states: {
			"all its sections": {
				night: true,
				at: "/arena",
				act: (page) => page.getByText("Battles, captains and rivals").click(),
				shows: region("Social war zone"),
			},
			"without a microphone": {
				at: "/arena",
				before: (page) =>
					page.addInitScript(() => {
						// about:blank has no `mediaDevices`
						if (navigator.mediaDevices)
							navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
					}),
				act: (page) => region_button("Record")(page).click(),
				shows: text("Failed to access microphone. Please allow mic access."),
			},
			"a war cry": {
				at: "/arena",
				as: "fan",
				async act(page) {
					const section = region("War cry")(page);
					await section.getByLabel("Team").selectOption("KKR");
					await section.getByLabel("Player").fill("Sunil Narine");
					await section.getByLabel("Player").press("Enter");
				},
				shows: (page) => region("War cry")(page).locator("blockquote"),
			},
		},
	},
];
