/** Runs `work` after `ms`. Returns a function that cancels it. */
export function runLater(work: () => void, ms: number): () => void {
	const timer = setTimeout(work, ms);
	return () => clearTimeout(timer);
}
