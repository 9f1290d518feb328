import { Check } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { useSignInPath } from "../../lib/hooks/use-here.ts";
import { grouped } from "../../lib/numbers.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { Badge } from "../../ui/badge.tsx";
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx";
import { EmptyState, ErrorState } from "../../ui/state.tsx";
import { toast } from "../../ui/toast.tsx";
import { readChoice } from "../sharing/viral/challenge.ts";
import type { Army } from "./army.ts";
import { ARMY_SKELETONS, changeQuestion, communityTexts, keepOrder } from "./rules.ts";
import { useMyArmy } from "./use-my-army.ts";
import "./community.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/people/emblems.css";

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
			{failed && !armies ? (
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

type ArmyCardProps = {
	army: Army;
	mine: boolean;
	/** the choice of a fan without an army in the viral challenge */
	picked: boolean;
	/** false until the fan's own army is loaded */
	known: boolean;
	joining: boolean;
	onJoin: () => void;
};

function ArmyCard({ army, ...state }: ArmyCardProps) {
	const team = army.team_code.toLowerCase();
	return (
		<article className="card army-card" id={`army-${team}`} data-team={team} data-mine={state.mine ? "" : undefined}>
			<span className="flag" data-team={team} aria-hidden="true">
				{army.team_code}
			</span>
			<div>
				<h3 className="card-title">
					{army.team_name} {state.picked ? <Badge tone="new">{communityTexts.pick}</Badge> : null}
				</h3>
				<p className="note">{army.motto}</p>
				<p className="army-card-counts">
					<span>
						<span className="score" data-size="sm">
							{grouped(army.total_members)}
						</span>{" "}
						{army.total_members === 1 ? "fan" : "fans"}
					</span>{" "}
					<span>
						<span className="score" data-size="sm">
							{grouped(army.total_points)}
						</span>{" "}
						pts
					</span>
				</p>
			</div>
			<JoinButton army={army} {...state} />
		</article>
	);
}

function JoinButton({ army, mine, known, joining, onJoin }: ArmyCardProps) {
	const { status } = useAuth();
	const signInPath = useSignInPath();
	if (mine)
		return (
			<button type="button" className="btn" disabled>
				<Check className="icon" /> {communityTexts.yours}
			</button>
		);
	if (status === "signed-out" || !known)
		return (
			<>
				<a
					className="btn when-known for-visitors"
					data-variant="outline"
					href={signInPath}
					data-toast-title="Login Required"
					data-toast-text={communityTexts.loginFirst}
				>
					{communityTexts.loginToJoin}
					<span className="sr-only"> {army.team_name}</span>
				</a>
				<span className="skeleton army-join when-unknown needs-script" aria-hidden="true" />
				<noscript>
					<a className="btn" data-variant="outline" href={signInPath}>
						{communityTexts.loginToJoin}
					</a>
				</noscript>
			</>
		);
	return (
		<button
			type="button"
			className="btn"
			data-variant="outline"
			aria-disabled={joining}
			data-disabled={joining ? "" : undefined}
			onClick={() => !joining && onJoin()}
		>
			{joining ? "Joining..." : "Join"}
			<span className="sr-only"> {army.team_name}</span>
		</button>
	);
}
