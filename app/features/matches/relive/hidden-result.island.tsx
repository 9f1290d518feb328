import { shield } from "../../../lib/browser/shield.ts";
import "./relive.css";

/** Takes the place of a match whose result this browser hides; otherwise CSS hides it. */
export default function HiddenResult({ match_id }: { match_id: number }) {
	return (
		<div className="instead">
			<div className="wrap section stack">
				<p className="lead">You are reliving this match</p>
				<p>Its result stays hidden until you reach the last ball.</p>
				<p className="flex flex-wrap gap-3">
					<a className="btn" data-variant="marigold" href={`/matches/${match_id}/relive`}>
						Keep watching
					</a>
					<button type="button" className="btn" data-variant="outline" onClick={() => shield(match_id, false)}>
						Show the result
					</button>
				</p>
			</div>
		</div>
	);
}
