import { useCallback, useEffect, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx";
import { EmptyState, ErrorState } from "../../ui/state.tsx";
import { toast } from "../../ui/toast.tsx";
import { readChoice } from "../sharing/viral/challenge.ts";
import type { Army } from "./army.ts";
import { ArmyCard } from "./army-card.tsx";
import { ARMY_SKELETONS, changeQuestion, communityTexts, keepOrder } from "./rules.ts";
import { useMyArmy } from "./use-my-army.ts";
import "./community.css";

/** COMM-2: the armies to join. `served`: the page's data; without it the island loads the armies. */
export default function ArmyPicker({ served }: { served?: Army[] }) {
	const { armies, failed, reload } = useArmies(served);
	const { known, membership, setMembership } = useMyArmy();
	const [joining, setJoining] = useState<string | null>(null);
	const pick = usePick();
	const { ask, dialog } = useConfirm();

	async function join(army: Army) {
		if (joining) return;
		setJoining(army.id);
		try {
			const joined = await request("POST /community/armies/:id/membership", { params: { id: army.id } });
			setMembership(joined.membership);
			toast({ type: "success", title: army.team_name, text: communityTexts.welcome });
			await reload();
		} catch (error) {
			toast({ type: "error", title: "Error", text: refusalText(error) });
		} finally {
			setJoining(null);
		}
	}

	return (
		<>
			<h2>{communityTexts.choose}</h2>
			{failed ? (
				<ErrorState title={communityTexts.loadFailed} text="We couldn't load the teams.">
					<button type="button" className="btn" onClick={reload}>
						Try again
					</button>
				</ErrorState>
			) : !armies ? (
				<ArmySkeletons />
			) : armies.length === 0 ? (
				<EmptyState title="No teams yet" text="They arrive with the first match data." />
			) : (
				<div className="armies">
					{armies.map((army) => (
						<ArmyCard
							key={army.id}
							army={army}
							mine={army.id === membership?.army_id}
							picked={known && !membership && army.team_code.toLowerCase() === pick}
							known={known}
							joining={joining === army.id}
							onJoin={() =>
								membership
									? ask(changeQuestion(membership.team_name, army.team_name), () => void join(army))
									: void join(army)
							}
						/>
					))}
				</div>
			)}
			{dialog}
		</>
	);
}

/** The team chosen in the viral challenge, in lower case. Null until hydrated, because the server cannot know it. */
function usePick(): string | null {
	const [pick, setPick] = useState<string | null>(null);
	useEffect(() => setPick(readChoice().team), []);
	return pick;
}

function refusalText(error: unknown): string {
	if (!(error instanceof RequestFailed)) return communityTexts.joinFailed;
	if (error.status === 401) return communityTexts.loginFirst;
	return error.status === 409 || error.status === 429 ? error.message : communityTexts.joinFailed;
}

function useArmies(served: Army[] | undefined) {
	const [armies, setArmies] = useState(served ?? null);
	const [failed, setFailed] = useState(false);
	const reload = useCallback(async () => {
		setFailed(false);
		try {
			const { armies } = await request("GET /community/armies");
			setArmies((shown) => keepOrder(shown ?? [], armies));
		} catch {
			setFailed(true);
			toast({ type: "error", title: "Error", text: communityTexts.loadFailed });
		}
	}, []);
	useEffect(() => {
		if (!served) void reload();
	}, [served, reload]);
	return { armies, failed, reload };
}

function ArmySkeletons() {
	return (
		<div className="armies" role="status" aria-label="Loading the teams">
			{Array.from({ length: ARMY_SKELETONS }, (_, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: places without content
				<span key={place} className="skeleton army-skeleton" />
			))}
		</div>
	);
}
