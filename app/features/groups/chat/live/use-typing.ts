import { useEffect, useRef, useState } from "react";

const SHOWN_MS = 4_000;
const SENT_EVERY_MS = 2_500;

/** Sends that the fan is typing, at most every 2.5 s, and collects the names of others for 4 s. */
export function useTyping(own_id: string) {
	const [typing, setTyping] = useState<readonly { fan_id: string; name: string; until: number }[]>([]);
	const sentAt = useRef(0);

	useEffect(() => {
		if (typing.length === 0) return;
		const next = Math.min(...typing.map(({ until }) => until));
		const timer = setTimeout(
			() => setTyping((now) => now.filter(({ until }) => until > Date.now())),
			Math.max(50, next - Date.now()),
		);
		return () => clearTimeout(timer);
	}, [typing]);

	return {
		names: typing.map(({ name }) => name),
		receive({ fan_id, name }: { fan_id: string; name: string }) {
			if (fan_id === own_id) return;
			const fan = { fan_id, name, until: Date.now() + SHOWN_MS };
			setTyping((now) => [...now.filter((other) => other.fan_id !== fan_id), fan]);
		},
		send(emit: () => void) {
			if (Date.now() - sentAt.current < SENT_EVERY_MS) return;
			sentAt.current = Date.now();
			emit();
		},
	};
}
