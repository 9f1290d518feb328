import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { Theme } from "./hint.ts";
import { chooseTheme, theme as chosen } from "./theme-choice.ts";

/** `theme` is null on the server and during hydration. */
type Themes = { theme: Theme | null; setTheme: (theme: Theme) => void };

const ThemeContext = createContext<Themes | null>(null);

export function ThemeProvider({ children }: { children: ReactNode }) {
	const [theme, setTheme] = useState<Theme | null>(null);
	useEffect(() => chosen.subscribe(setTheme), []);
	const themes = useMemo<Themes>(() => ({ theme, setTheme: chooseTheme }), [theme]);
	return <ThemeContext value={themes}>{children}</ThemeContext>;
}

/** The chosen theme, and a function to change it. Throws outside a ThemeProvider. */
export function useTheme(): Themes {
	const themes = useContext(ThemeContext);
	if (!themes) throw new Error("useTheme must be used within a ThemeProvider");
	return themes;
}
