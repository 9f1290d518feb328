import { useCallback, useEffect, useRef, useState } from "react";
import { request } from "../../lib/api.ts";
import { openChannel } from "../../lib/live/open-channel.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import type { Battle, OpenBattles, Participation } from "./battle.ts";

export type Battles = {
	/** null until loaded */
	battles: Battle[] | null;
	failed: boolean;
	/** by battle; null until loaded */
	mine: Map<string, Participation> | null;
	reload: () => Promise<void>;
	/** the server's time, in milliseconds */
	now: () => number;
};

/** The open battles, live while the page is open, with the fan's own sides. */
export function useBattles(): Battles {
	const { status, me } = useAuth();
	const [battles, setBattles] = useState<Battle[] | null>(null);
	const [failed, setFailed] = useState(false);
	const [mine, setMine] = useState<Map<string, Participation> | null>(null);
	// the time left is computed with the server's clock
	const ahead = useRef(0);
	const fan_id = me?.id;

	const take = useCallback((open: OpenBattles) => {
		ahead.current = Date.parse(open.now) - Date.now();
		setBattles(open.battles);
		setFailed(false);
	}, []);
	const readMine = useCallback(async () => {
		const answer = await request("GET /battles/mine");
		setMine(new Map(answer.participations.map((participation) => [participation.battle_id, participation])));
	}, []);
	const reload = useCallback(async () => {
		try {
			take(await request("GET /battles"));
			if (fan_id) await readMine();
		} catch {
			setFailed(true);
		}
	}, [take, readMine, fan_id]);

	useEffect(() => {
		if (status === "loading") return;
		setMine(null);
		void reload();
	}, [status, reload]);
	useEffect(() => watch(take, reload), [take, reload]);
	const now = useCallback(() => Date.now() + ahead.current, []);
	return { battles, failed, mine, reload, now };
}

/** Subscribes to battles, and reads them again after a lost connection. */
function watch(take: (open: OpenBattles) => void, reload: () => Promise<void>): () => void {
	let joined = 0;
	const channel = openChannel({
		handlers: { battles: take },
		join: async (socket) => Boolean(await socket.ask("battles:watch", {})),
		onJoined() {
			if (joined++ > 0) void reload();
		},
	});
	return channel.leave;
}
