/** Does `work` in so many milliseconds; what it answers stops it. */
export function afterwards(work: () => void, ms: number): () => void {
	const timer = setTimeout(work, ms);
	return () => clearTimeout(timer);
}
