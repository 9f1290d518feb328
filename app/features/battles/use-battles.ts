import { useCallback, useEffect, useRef, useState } from "react";
import { request } from "../../lib/api.ts";
import { openChannel } from "../../lib/live/open-channel.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import type { Battle, OpenBattles, Participation } from "./battle.ts";

export type Battles = {
	/** null until loaded */
	battles: Battle[] | null;
	failed: boolean;
	/** by battle id; null until loaded */
	mine: Map<string, Participation> | null;
	reload: () => Promise<void>;
	/** the server's time in ms */
	now: () => number;
};

/** The open battles with live scores, and the fan's own sides. */
export function useBattles(): Battles {
	const { status, me } = useAuth();
	const [battles, setBattles] = useState<Battle[] | null>(null);
	const [failed, setFailed] = useState(false);
	const [mine, setMine] = useState<Map<string, Participation> | null>(null);
	// the server's clock minus this one, which may be wrong
	const offset_ms = useRef(0);
	const fan_id = me?.id;

	const update = useCallback((open: OpenBattles) => {
		offset_ms.current = Date.parse(open.now) - Date.now();
		setBattles(open.battles);
		setFailed(false);
	}, []);
	const loadMine = useCallback(async () => {
		const answer = await request("GET /battles/mine");
		setMine(new Map(answer.participations.map((participation) => [participation.battle_id, participation])));
	}, []);
	const reload = useCallback(async () => {
		try {
			update(await request("GET /battles"));
			if (fan_id) await loadMine();
		} catch {
			setFailed(true);
		}
	}, [update, loadMine, fan_id]);

	useEffect(() => {
		if (status === "loading") return;
		setMine(null);
		void reload();
	}, [status, reload]);
	useEffect(() => subscribe(update, reload), [update, reload]);
	const now = useCallback(() => Date.now() + offset_ms.current, []);
	return { battles, failed, mine, reload, now };
}

/** Subscribes to scores, and calls `reload` after each reconnection. Returns a function that unsubscribes. */
function subscribe(update: (open: OpenBattles) => void, reload: () => Promise<void>): () => void {
	let joined = 0;
	const channel = openChannel({
		handlers: { battles: update },
		join: async (socket) => Boolean(await socket.ask("battles:watch", {})),
		onJoined() {
			if (joined++ > 0) void reload();
		},
	});
	return channel.leave;
}
