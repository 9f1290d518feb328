/** 'Start Quiz Challenge' leads to the ways to a quiz: the first has the focus once they are shown. */
export function focusQuizLinks(): void {
	const show = () => {
		if (location.hash === "#quiz") document.querySelector<HTMLElement>("#quiz .quiz-ways a")?.focus();
	};
	// while it loads the page the browser sets the focus itself, to the place of the fragment
	if (document.readyState === "complete") show();
	else addEventListener("load", () => setTimeout(show), { once: true });
	addEventListener("hashchange", show);
}
