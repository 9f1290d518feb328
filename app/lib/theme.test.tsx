import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ThemeProvider, useTheme } from "./theme.tsx";

function Reader() {
	const { theme, setTheme } = useTheme();
	setTheme("dark");
	return theme;
}

test("SHELL-7 the theme is light, and its switch has no effect", () => {
	const page = (
		<ThemeProvider>
			<Reader />
			<Reader />
		</ThemeProvider>
	);
	expect(renderToStaticMarkup(page)).toBe("lightlight");
});

test("SHELL-7 outside its provider the theme says so", () => {
	expect(() => renderToStaticMarkup(<Reader />)).toThrow("useTheme must be used within a ThemeProvider");
});
