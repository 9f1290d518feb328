import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { failing, h1, heading, type Pages, press, region, type Tools, text } from "./state.ts";

const nobody = "00000000-0000-4000-8000-000000000000";
const first = (page: Page) => page.getByRole("heading", { level: 1 });
const room = async ({ fan }: Tools) => {
	const made = await fan.send("post", "/api/groups", {
		group_name: `Room ${randomUUID().slice(0, 8)}`,
		group_description: "For tests",
		group_type: "other",
	});
	const { id } = (await made.json()) as { id: string };
	await fan.send("patch", `/api/groups/${id}`, { ai_mode: "never" });
	await fan.send("post", `/api/groups/${id}/messages`, { client_id: randomUUID(), content: "Who opens today?" });
	return `/groups/${id}`;
};

/** The first room that the fan has made: one fan makes few. */
const firstRoom = async (tools: Tools) => {
	const { rows } = await tools.site.database.pool.query(
		"select id from player_groups where created_by = $1 order by created_at limit 1",
		[tools.fan.id],
	);
	return rows[0] ? `/groups/${rows[0].id}` : room(tools);
};
/** A room in which a match is relived, paused in the middle of an over. */
const reliving = async (tools: Tools, masked: boolean) => {
	const at = await firstRoom(tools);
	await tools.site.database.pool.query("delete from group_relives where host_id = $1", [tools.fan.id]);
	const relive_id = randomUUID();
	await tools.fan.send("post", `/api${at}/relive`, {
		id: relive_id,
		masked,
		pace: "slow",
		...(masked ? {} : { match_id: FINAL_OF_2016 }),
	});
	await tools.fan.send("patch", `/api${at}/relive`, { relive_id, running: false });
	await tools.site.database.pool.query("update group_relives set at_beats = 31.5 where id = $1", [relive_id]);
	return at;
};
const FINAL_OF_2016 = 981019;

/** What a fan has and does: signing in, groups, profile, settings, links. */
export const fans: Pages = [
	{
		ids: "AUTH-1 AUTH-4",
		of: "signing in",
		routes: ["auth", "auth/confirm"],
		states: {
			"the form": { at: "/auth", shows: heading("Take your place") },
			"no address": {
				at: "/auth",
				act: press("Send magic link"),
				shows: (page) => page.getByRole("alert"),
			},
			"the mail is on its way": { at: "/auth?sent=1", shows: heading("Check Your Email!") },
			"the mail goes to accounts first": { at: "/auth?sent=busy", shows: text("New here, and nothing comes?") },
			"a check for robots": {
				at: "/auth?problem=robot-check",
				shows: (page) => page.getByRole("alert"),
			},
			"a code of another browser": {
				at: "/auth?sent=1&problem=other-browser",
				shows: (page) => page.getByRole("alert"),
			},
			"the mailed link": { at: "/auth/confirm?token=wrong", shows: heading("One tap and you're in") },
			"a used link": {
				at: "/auth/confirm?token=wrong",
				act: (page) => page.getByRole("main").getByRole("button", { name: "Sign in" }).click(),
				shows: heading("This link has been used"),
			},
		},
	},
	{
		ids: "AUTH-1 PROF-1",
		of: "a new fan's name",
		routes: ["welcome"],
		states: {
			"the question": { at: "/welcome?next=%2Ffacts", as: "fan", shows: heading("What should we call you?") },
			"not saved": {
				at: "/welcome?problem=full_name",
				as: "fan",
				shows: text("Please keep it under 30 letters."),
			},
		},
	},
	{
		ids: "SHELL-4",
		of: "a fan's menu",
		routes: ["terms"],
		states: {
			open: {
				at: "/terms",
				as: "fan",
				act: press(/^Your account/),
				shows: (page) => page.getByRole("button", { name: "Log out" }),
			},
		},
	},
	{
		ids: "GROUP-1 GROUP-2 GROUP-3 GROUP-4",
		of: "the groups",
		routes: ["groups", "groups/new", "groups/:id"],
		states: {
			"all of them": { at: "/groups", shows: h1("Player Groups") },
			"none found": { at: "/groups?q=no+such+group", shows: heading("No groups found") },
			"a group for a visitor": {
				at: "/groups?q=kohli",
				act: (page) => page.getByRole("link", { name: "Virat Kohli Fan Club" }).click(),
				shows: text("Join to participate"),
			},
			"an unknown group": { at: `/groups/${nobody}`, shows: heading("Group Not Found") },
			"a new one, for a visitor": { at: "/groups/new", shows: text("Please sign in to create a group.") },
			"a new one": { at: "/groups/new", as: "fan", shows: (page) => page.getByLabel("Name") },
			"a chat": { at: room, as: "fan", shows: text("Who opens today?") },
			"one's rooms": {
				at: async (tools) => {
					await room(tools);
					return "/groups";
				},
				as: "fan",
				shows: (page) => region("Your rooms")(page).getByText("Who opens today?").first(),
			},
			"a chat for who is muted": {
				at: async (tools) => {
					const at = await room(tools);
					await tools.site.database.pool.query(
						"insert into chat_sanctions (user_id, kind, reason, until) values ($1, 'mute', 'For tests', now() + interval '1 day')",
						[tools.fan.id],
					);
					return at;
				},
				as: "fan",
				shows: text(/^You are muted until .*: For tests$/),
			},
			"a chat that did not take a message": {
				at: async (tools) => {
					await tools.site.database.pool.query("delete from chat_sanctions where user_id = $1", [tools.fan.id]);
					return room(tools);
				},
				as: "fan",
				async act(page) {
					await page.route("**/messages", (route) =>
						route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
					);
					await page.getByLabel("Message", { exact: true }).fill("Is this thing on?");
					await page.keyboard.press("Enter");
					await page.getByText("1 message was not sent.").click();
				},
				shows: (page) => page.getByRole("button", { name: "Try again" }),
			},
			"a match watched together": {
				at: (tools) => reliving(tools, false),
				as: "fan",
				async act(page) {
					// one line above the chat of a phone until it is opened
					await page.locator(".relive-bug").waitFor();
					const fold = page.getByRole("button", { name: "Guess the next over" });
					if (await fold.isVisible()) await fold.click();
				},
				shows: (page) => page.getByRole("button", { name: "Go on" }),
			},
			"a mystery watched together": {
				at: (tools) => reliving(tools, true),
				as: "fan",
				// the match is drawn by lot: some stand between two overs here, without a ball
				shows: (page) => page.getByRole("img", { name: /^First side: / }),
			},
			"starting to watch together": {
				async at(tools) {
					const at = await firstRoom(tools);
					await tools.site.database.pool.query("delete from group_relives where host_id = $1", [tools.fan.id]);
					return at;
				},
				as: "fan",
				act: press("Watch a match together"),
				shows: (page) => page.getByRole("button", { name: "Start the match" }),
			},
			"a group's settings": { at: room, as: "fan", act: press("Settings"), shows: (page) => page.getByLabel("Mute") },
		},
	},
	{
		ids: "PROF-1 PTS-3 PTS-5",
		of: "the profile",
		routes: ["profile", "fans/:id"],
		states: {
			"for a visitor": { at: "/profile", shows: heading("Please Sign In") },
			"with points, challenges and history": {
				at: "/profile",
				as: "fan",
				act: press("Points history"),
				shows: (page) => region("History")(page).getByRole("listitem").first(),
			},
			"a picture that has no address": {
				at: "/profile",
				as: "fan",
				async act(page) {
					await region("Profile")(page).getByRole("button", { name: "Edit" }).click();
					await page.getByLabel("Avatar URL").fill("http://example.com/me.jpg");
					await page.getByRole("button", { name: "Save", exact: true }).click();
				},
				shows: text("A picture's address, starting with https://"),
			},
			"as others see it": { at: async ({ fan }) => `/fans/${fan.id}`, shows: h1("Reader") },
			"as the fan sees it": { at: async ({ fan }) => `/fans/${fan.id}`, as: "fan", shows: h1("Reader") },
			"a fan who is not there": {
				at: `/fans/${nobody}`,
				shows: text("We couldn't find that fan, or their profile is private."),
			},
			"not loaded": {
				at: "/profile",
				as: "fan",
				before: failing("**/api/profile", 500),
				shows: text("Failed to load profile"),
			},
		},
	},
	{
		ids: "SET-1 SET-2",
		of: "the settings",
		routes: ["settings"],
		states: {
			"for a visitor": { at: "/settings?tab=privacy", shows: heading("Please Sign In") },
			profile: { at: "/settings", as: "fan", shows: (page) => page.getByRole("button", { name: "Save Profile" }) },
			notifications: {
				at: "/settings?tab=notifications",
				as: "fan",
				shows: (page) => page.getByRole("switch").first(),
			},
			"notifications in a browser that may show them": {
				at: "/settings?tab=notifications",
				as: "fan",
				before: (page) =>
					page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "default" })),
				shows: (page) => page.getByRole("switch", { name: "Push Notifications" }),
			},
			privacy: { at: "/settings?tab=privacy", as: "fan", shows: heading("Where you are signed in") },
			"about to delete the account": {
				at: "/settings?tab=privacy",
				as: "fan",
				act: press("Delete my account"),
				shows: (page) => page.getByRole("alertdialog", { name: "Delete your account?" }),
			},
		},
	},
	{
		ids: "SHARE-1 TEAM-1",
		of: "shared links",
		routes: ["teams", "s/:code"],
		states: {
			"a link to a team": {
				at: "/teams",
				as: "fan",
				async act(page) {
					await page.getByRole("button", { name: "Share Mumbai Indians" }).click();
					await page.getByRole("dialog").getByRole("button", { name: "Create Share Link" }).click();
				},
				shows: (page) => page.getByRole("textbox", { name: "Share link" }),
			},
			"an unknown link": { at: "/s/nobody000000", shows: first },
		},
	},
	{
		ids: "ADMIN-5 AUTH-6",
		of: "setting up the site",
		routes: ["setup"],
		states: {
			"it is set up": { at: "/setup", shows: heading("This site is set up") },
			...Object.fromEntries(
				(
					[
						["name", "Your site's name"],
						["address", "Its public address"],
						["admin", "The first admin"],
						["mail", "Where the test mail goes"],
						["figures", "Community numbers"],
						["news", "Search key of serper.dev"],
						["model", "Tokens a day"],
						["invite", "Make an invitation"],
					] as const
				).map(([step, shown]) => [step, { at: `/setup?step=${step}`, as: "admin" as const, shows: text(shown) }]),
			),
		},
	},
	{
		ids: "INDEX-1 ADMIN-1",
		of: "what is for admins",
		routes: ["indexnow-dashboard", "cms-x9k2m"],
		states: {
			"the dashboard for a visitor": { at: "/indexnow-dashboard", shows: heading("This is for admins") },
			"the dashboard": {
				at: "/indexnow-dashboard",
				as: "admin",
				shows: text("Submitting is switched off."),
			},
			"the desk for a visitor": { at: "/cms-x9k2m", shows: heading("Oops! Page not found") },
		},
	},
	{
		ids: "ADMIN-2 ADMIN-3 ADMIN-4 ADMIN-5",
		of: "the desk",
		routes: ["cms-x9k2m"],
		states: Object.fromEntries(
			(
				[
					["", "1000+ questions and facts"],
					["individual", "Medium"],
					["moderation", "Reported messages"],
					["players", "CSV file"],
					["fans", "Users and roles"],
					["leaderboard", "Leaderboard"],
					["newsletter", "Subscribers"],
					["jobs", "Background jobs"],
					["budgets", "Today's budget"],
					["site", "Invitations"],
					["log", /Admin log|Everything admins do/],
				] as const
			).map(([tab, shown]) => [
				tab || "overview",
				{ at: `/cms-x9k2m${tab && `?tab=${tab}`}`, as: "admin" as const, shows: text(shown) },
			]),
		),
	},
];
