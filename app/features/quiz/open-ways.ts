/** 'Start Quiz Challenge' leads to the ways to a quiz: the first has the focus once they are shown. */
export function openWays(): void {
	const show = () => {
		if (location.hash === "#quiz") document.querySelector<HTMLElement>("#quiz .quiz-ways a")?.focus();
	};
	show();
	addEventListener("hashchange", show);
}
