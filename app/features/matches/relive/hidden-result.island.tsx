import { shield } from "../../../lib/browser/shield.ts";
import "./relive.css";

/** The text in place of a match whose result this browser hides. CSS hides it if the match is not hidden. */
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
