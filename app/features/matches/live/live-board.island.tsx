import { refreshPage } from "../../../ui/parts/navigate.ts";
import type { LiveScore } from "./live-score.ts";
import { LastHeard, LiveCall, LiveChance, LiveMark } from "./live-status.tsx";
import { liveTexts } from "./rules.ts";
import { useLive } from "./use-live.ts";
import "./live.css";

/** The state of a live match on its page. A change refreshes the page's parts. */
export default function LiveBoard({ live: first }: { live: LiveScore }) {
	const state = useLive(first, () => void refreshPage());
	const { live } = state;
	return (
		<div className="live-board">
			<p className="live-say">
				<LiveMark live={live} /> <strong>{live.say}</strong>
			</p>
			{live.chance ? (
				<p>
					<LiveChance live={live} />
					{". "}
					<a href="/predictor/model">How we know</a>
				</p>
			) : null}
			<p className="live-note">
				<LastHeard state={state} /> {live.state === "over" ? liveTexts.over : liveTexts.provisional}
			</p>
			<LiveCall live={live} />
		</div>
	);
}
