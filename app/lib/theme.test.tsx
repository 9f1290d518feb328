import { runInNewContext } from "node:vm";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { beforePaint } from "./before-paint.ts";
import { ThemeProvider, useTheme } from "./theme.tsx";

function Reader() {
	return String(useTheme().theme);
}

/** The attributes of <html> after the script in the head has run. */
function painted({
	kept,
	dark = false,
	shown = "navigate",
}: {
	kept?: string | Error;
	shown?: string;
	dark?: boolean;
}) {
	const dataset: Record<string, string> = {};
	runInNewContext(beforePaint, {
		document: { documentElement: { dataset } },
		performance: { getEntriesByType: () => [{ type: shown }] },
		matchMedia: (query: string) => ({ matches: query === "(prefers-color-scheme:dark)" && dark }),
		localStorage: {
			get tm() {
				if (kept instanceof Error) throw kept;
				return kept;
			},
		},
	});
	return dataset;
}

test("SHELL-7 the page of the server has no theme, because it is the same for everybody", () => {
	const page = (
		<ThemeProvider>
			<Reader />
		</ThemeProvider>
	);
	expect(renderToStaticMarkup(page)).toBe("null");
});

test("SHELL-7 useTheme throws outside its provider", () => {
	expect(() => renderToStaticMarkup(<Reader />)).toThrow("useTheme must be used within a ThemeProvider");
});

test("SHELL-7 before the first paint the theme is day, or night if the system prefers it and the fan has not chosen", () => {
	expect(painted({})).toEqual({});
	expect(painted({ dark: true })).toEqual({ theme: "night" });
});

test("SHELL-7 the choice of a fan overrides the system", () => {
	expect(painted({ kept: '{"theme":"night"}' })).toEqual({ theme: "night" });
	expect(painted({ kept: '{"theme":"day"}', dark: true })).toEqual({});
});

test("SHELL-7 the first paint marks that there is a fan, and the team", () => {
	expect(painted({ kept: '{"fan":1,"team":"rcb"}' })).toEqual({ fan: "", myTeam: "rcb" });
});

test("SHELL-7 without valid stored values the theme follows the system", () => {
	for (const kept of [new Error("denied"), "null", "{", "7"]) {
		expect(painted({ kept, dark: true })).toEqual({ theme: "night" });
		expect(painted({ kept })).toEqual({});
	}
});

test("SHELL-9 a page that is shown again by Back or a reload is laid out in full, so that its scroll position is found", () => {
	expect(painted({})).not.toHaveProperty("moved");
	for (const shown of ["back_forward", "reload"]) expect(painted({ shown })).toHaveProperty("moved", "");
});
