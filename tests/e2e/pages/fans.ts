import type { Page } from "@playwright/test";
import { failing, h1, heading, NOBODY, type Pages, press, region, text } from "./state.ts";

const first = (page: Page) => page.getByRole("heading", { level: 1 });
/** An unknown token in the format of mailed links. */
const USED = "w".repeat(43);
/** Pages of a fan: signing in, profile, settings, share links. */
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
			"the mailed link": { at: `/auth/confirm?token=${USED}`, shows: heading("One tap and you're in") },
			"a broken link": { at: "/auth/confirm?token=wrong", shows: heading("This link is broken") },
			"a used link": {
				at: `/auth/confirm?token=${USED}`,
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
				at: `/fans/${NOBODY}`,
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
		routes: ["teams/:code", "s/:code"],
		states: {
			"a link to a team": {
				at: "/teams/mi",
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
];
