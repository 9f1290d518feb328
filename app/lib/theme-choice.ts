import { atom } from "nanostores";
import { changeHint, readHint, type Theme } from "./hint.ts";

const DARK = "(prefers-color-scheme: dark)";
/** The colours of the browser's toolbar. */
const BARS = { day: "#faf5e8", night: "#0d1612" };

/** The chosen theme; null until `startTheme` has read it. */
export const theme = atom<Theme | null>(null);

/** Applies the choice of the fan here or in another tab, and changes of the device (SHELL-7). */
export function startTheme(): void {
	const system = matchMedia(DARK);
	const read = () => theme.set(readHint().theme ?? "phone");
	const show = () => showTheme(theme.get() === "night" || (theme.get() === "phone" && system.matches));
	theme.listen(show);
	system.addEventListener("change", show);
	addEventListener("storage", read);
	addEventListener("change", ({ target }) => {
		if (target instanceof HTMLInputElement && target.matches("[data-theme-choice]")) chooseTheme(target.value as Theme);
	});
	read();
}

export function chooseTheme(chosen: Theme): void {
	changeHint({ theme: chosen === "phone" ? undefined : chosen });
	theme.set(chosen);
}

/** Checks the radio button of the chosen theme. */
export function syncChoice(radio: HTMLInputElement | null): void {
	if (radio && theme.get()) radio.checked = radio.value === theme.get();
}

function showTheme(night: boolean): void {
	if (night) document.documentElement.dataset.theme = "night";
	else delete document.documentElement.dataset.theme;
	document
		.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
		?.setAttribute("content", night ? BARS.night : BARS.day);
	for (const radio of document.querySelectorAll<HTMLInputElement>("[data-theme-choice]")) syncChoice(radio);
}
