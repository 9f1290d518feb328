import { Check } from "lucide-react";
import { useSignInPath } from "../../lib/hooks/use-here.ts";
import { grouped } from "../../lib/numbers.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { Badge } from "../../ui/badge.tsx";
import type { Army } from "./army.ts";
import { communityTexts } from "./rules.ts";
import "./community.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/people/emblems.css";

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

export function ArmyCard({ army, ...state }: ArmyCardProps) {
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
