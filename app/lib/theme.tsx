import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { changeHint, readHint, type Theme } from "./hint.ts";

/** `theme` is null until it is read from the browser, since the server's page is the same for everybody. */
type Themes = { theme: Theme | null; setTheme: (theme: Theme) => void };

const ThemeContext = createContext<Themes | null>(null);

const DARK = "(prefers-color-scheme: dark)";
/** The colour of the browser's toolbar. */
const BARS = { day: "#faf5e8", night: "#0d1612" };

/** Day, Night or Auto (SHELL-7). The script before the first paint sets the same attribute; this one changes it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
	const [theme, setTheme] = useState<Theme | null>(null);
	useEffect(() => {
		const read = () => setTheme(readHint().theme ?? "phone");
		read();
		// chosen in another tab
		window.addEventListener("storage", read);
		return () => window.removeEventListener("storage", read);
	}, []);
	useEffect(() => {
		if (!theme) return;
		const system = window.matchMedia(DARK);
		const show = () => showTheme(theme === "night" || (theme === "phone" && system.matches));
		show();
		system.addEventListener("change", show);
		return () => system.removeEventListener("change", show);
	}, [theme]);
	const themes = useMemo<Themes>(
		() => ({
			theme,
			setTheme: (chosen) => {
				changeHint({ theme: chosen === "phone" ? undefined : chosen });
				setTheme(chosen);
			},
		}),
		[theme],
	);
	return <ThemeContext value={themes}>{children}</ThemeContext>;
}

function showTheme(night: boolean) {
	if (night) document.documentElement.dataset.theme = "night";
	else delete document.documentElement.dataset.theme;
	document
		.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
		?.setAttribute("content", night ? BARS.night : BARS.day);
}

/** The chosen theme, and a function to change it. Throws outside a ThemeProvider. */
export function useTheme(): Themes {
	const themes = useContext(ThemeContext);
	if (!themes) throw new Error("useTheme must be used within a ThemeProvider");
	return themes;
}
