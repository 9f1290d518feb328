import { createContext, type ReactNode, useContext } from "react";

type Theme = { theme: "light"; setTheme: (theme: "light" | "dark" | "system") => void };

const ThemeContext = createContext<Theme | null>(null);

// The look is made for daylight: whatever is asked for, it stays light.
const daylight: Theme = { theme: "light", setTheme: () => {} };

export function ThemeProvider({ children }: { children: ReactNode }) {
	return <ThemeContext value={daylight}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
	const theme = useContext(ThemeContext);
	if (!theme) throw new Error("useTheme must be used within a ThemeProvider");
	return theme;
}
