import { randomUUID } from "node:crypto";
import { h1, heading, NOBODY, type Pages, press, region, type Tools, text } from "./state.ts";

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

/** Opens the fan's first group again: a fan may create only five groups an hour. */
const firstRoom = async (tools: Tools) => {
	const { rows } = await tools.site.database.pool.query(
		"select id from player_groups where created_by = $1 order by created_at limit 1",
		[tools.fan.id],
	);
	return rows[0] ? `/groups/${rows[0].id}` : room(tools);
};
/** Starts a relive in the fan's group and pauses it in the middle of an over. */
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

/** The groups, their chats, and matches relived in a group. */
export const groups: Pages = [
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
			"an unknown group": { at: `/groups/${NOBODY}`, shows: heading("Group Not Found") },
			"a new one, for a visitor": { at: "/groups/new", shows: text("Please sign in to create a group.") },
			"a new one": { at: "/groups/new", as: "fan", shows: (page) => page.getByLabel("Name") },
			"a chat": { night: true, at: room, as: "fan", shows: text("Who opens today?") },
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
					// on a phone the panel is folded to one line above the chat
					await page.locator(".relive-bug").waitFor();
					const fold = page.getByRole("button", { name: "Guess the next over" });
					if (await fold.isVisible()) await fold.click();
				},
				shows: (page) => page.getByRole("button", { name: "Go on" }),
			},
			"a mystery watched together": {
				at: (tools) => reliving(tools, true),
				as: "fan",
				// the match is random: in some matches this beat is between two overs and shows no ball
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
];
