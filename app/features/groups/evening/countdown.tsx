import { useEffect, useState } from "react";

/** 'closes in 0:42', updated each second. Nothing if `left_ms` is null. */
export function Countdown({ words, left_ms }: { words: string; left_ms: number | null }) {
	const [until, setUntil] = useState<number | null>(null);
	const [now, setNow] = useState(0);
	useEffect(() => {
		setNow(performance.now());
		setUntil(left_ms === null ? null : performance.now() + left_ms);
		if (left_ms === null) return;
		const timer = setInterval(() => setNow(performance.now()), 1000);
		return () => clearInterval(timer);
	}, [left_ms]);
	if (until === null) return null;
	const seconds = Math.max(0, Math.ceil((until - now) / 1000));
	return <span role="timer">{`${words} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`}</span>;
}
