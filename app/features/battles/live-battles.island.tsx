import { useEffect, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { EmptyState, ErrorState } from "../../ui/state.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Battle } from "./battle.ts";
import { BattleCard } from "./battle-card.tsx";
import { battlesTexts, MOST_BATTLES } from "./rules.ts";
import { useBattles } from "./use-battles.ts";
import "./battles.css";

type LiveBattlesProps = {
	/** updates the time left each minute only, so that nothing moves by itself */
	still?: boolean;
};

/** The open battles with live scores. */
export default function LiveBattles({ still = false }: LiveBattlesProps) {
	const { status } = useAuth();
	const { battles, failed, mine, reload, now } = useBattles();
	const [joining, setJoining] = useState<string | null>(null);
	const time = useTime(now, still ? 60_000 : 1000);

	async function join(battle: Battle, team_name: string) {
		if (joining) return;
		setJoining(battle.id);
		try {
			await request("POST /battles/:id/participation", { params: { id: battle.id }, body: { team_name } });
			toast({ type: "success", title: team_name, text: battlesTexts.joined });
		} catch (error) {
			toast({ type: "error", title: "Error", text: refusalText(error) });
		}
		await reload();
		setJoining(null);
	}

	if (!battles)
		return failed ? (
			<ErrorState title={battlesTexts.loadFailed} text="Our server didn't answer.">
				<button type="button" className="btn" onClick={() => void reload()}>
					Try again
				</button>
			</ErrorState>
		) : (
			<Skeleton />
		);
	if (battles.length === 0)
		return (
			<EmptyState title={battlesTexts.none} text={battlesTexts.noneText}>
				<button type="button" className="btn" onClick={() => void reload()}>
					Look again
				</button>
			</EmptyState>
		);
	return (
		<div className="grid-auto">
			{battles.map((battle) => (
				<BattleCard
					key={battle.id}
					battle={battle}
					own={status === "signed-out" ? null : mine ? (mine.get(battle.id) ?? null) : undefined}
					now={time}
					joining={joining === battle.id}
					onJoin={(team_name) => void join(battle, team_name)}
				/>
			))}
		</div>
	);
}

function refusalText(error: unknown): string {
	if (!(error instanceof RequestFailed)) return battlesTexts.joinFailed;
	if (error.status === 401) return battlesTexts.loginFirst;
	return error.status === 409 || error.status === 429 ? error.message : battlesTexts.joinFailed;
}

/** The server's time in ms, updated every `every_ms` while the page is visible, and when it becomes visible. */
function useTime(now: () => number, every_ms: number): number {
	const [time, setTime] = useState(now);
	useEffect(() => {
		const update = () => !document.hidden && setTime(now());
		const timer = setInterval(update, every_ms);
		document.addEventListener("visibilitychange", update);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", update);
		};
	}, [now, every_ms]);
	return time;
}

function Skeleton() {
	return (
		<div className="grid-auto needs-script" role="status" aria-label="Loading the battles">
			{Array.from({ length: MOST_BATTLES }, (_, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
				<span key={place} className="skeleton battle-skeleton" />
			))}
		</div>
	);
}
