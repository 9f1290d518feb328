/** Focuses the first quiz link of the home page when the fragment becomes #quiz, as after 'Start Quiz Challenge'. */
export function focusQuizLinks(): void {
	const show = () => {
		if (location.hash === "#quiz") document.querySelector<HTMLElement>("#quiz .quiz-ways a")?.focus();
	};
	// later than the browser, which moves the focus to the fragment while the page loads
	if (document.readyState === "complete") show();
	else addEventListener("load", () => setTimeout(show), { once: true });
	addEventListener("hashchange", show);
}
