import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { shownFan } from "../../lib/session/shown-fan.ts";
import { paintStoredFan } from "./paint-fan.ts";

const me = {
	id: "0a1b2c3d-0000-4000-8000-000000000000",
	email: "asha@fans.test",
	full_name: " Asha ",
	avatar_url: null,
	role: "fan" as const,
	purse: { points: 12345, level: 3, level_progress: 50, level_xp: 100, quiz_open: true, unread: 12 },
	session: { id: "0a1b2c3d-0000-4000-8000-000000000001", expires_at: "2026-01-01T00:00:00Z" },
};

type Element = {
	dataset: Record<string, string>;
	hidden: boolean;
	textContent: string;
	attributes: Record<string, string>;
};

/** The account corner and its slots after the inline script has run; `stored`: what local storage returns. */
function painted(stored: unknown) {
	const slot = (name: string): Element & Record<string, unknown> => {
		const attributes: Record<string, string> = {};
		return {
			dataset: name === "unread" ? { slot: name, label: "unread" } : { slot: name },
			hidden: true,
			textContent: "",
			attributes,
			setAttribute: (key: string, value: string) => {
				attributes[key] = value;
			},
			insertAdjacentHTML: () => undefined,
		};
	};
	const slots = Object.fromEntries(
		["name", "initial", "picture", "ring", "points", "unread"].map((of) => [of, slot(of)]),
	);
	const account = { dataset: { who: "loading" } };
	runInNewContext(paintStoredFan, {
		document: {
			querySelectorAll: (selector: string) => (selector === ".account" ? [account] : Object.values(slots)),
		},
		localStorage: {
			get tm() {
				if (stored instanceof Error) throw stored;
				return stored;
			},
		},
	});
	return { who: account.dataset.who, slots: slots as Record<string, Element> };
}

test("PTS-1 the first paint shows the stored fan: name, points, level and unread messages", () => {
	const { who, slots } = painted(JSON.stringify({ fan: 1, me: shownFan(me) }));
	expect(who).toBe("fan");
	expect(slots.name?.textContent).toBe("Asha");
	expect(slots.points?.textContent).toBe("12,345");
	expect(slots.initial).toMatchObject({ textContent: "A", hidden: false });
	expect(slots.picture).toMatchObject({ hidden: true, attributes: {} });
	expect(slots.ring?.attributes["stroke-dasharray"]).toBe("45.6 91.1");
	expect([slots.unread?.textContent, slots.unread?.hidden]).toEqual(["9+", false]);
});

test("PTS-1 a fan's picture replaces the initial", () => {
	const fan = shownFan({ ...me, avatar_url: "https://pictures.test/asha.png" });
	const { slots } = painted(JSON.stringify({ me: fan }));
	expect(slots.picture).toMatchObject({ hidden: false, attributes: { src: expect.stringContaining(me.id) } });
	expect(slots.initial?.hidden).toBe(true);
});

test("SHELL-3 without a stored fan, or with an invalid one, the placeholder stays", () => {
	for (const stored of [undefined, "{}", "null", "{", new Error("denied"), '{"fan":1}'])
		expect(painted(stored).who).toBe("loading");
});

test("SHELL-4 the address of the fan's mail is not stored", () => {
	expect(JSON.stringify(shownFan(me))).not.toContain(me.email);
});
