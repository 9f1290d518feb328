import { AsOfNote } from "../../../lib/as-of.tsx";
import type { ExplorerAnswer } from "../explorer.server.ts";

/** The definitions of an answer's figures, and the last match counted. */
export function AnswerSource({ definitions, as_of }: Pick<ExplorerAnswer, "definitions" | "as_of">) {
	return (
		<>
			<ul className="note">
				{definitions.map((definition) => (
					<li key={definition}>{definition}</li>
				))}
			</ul>
			<AsOfNote label={as_of.label} date={as_of.date}>
				<a href={`/matches/${as_of.match_id}`}>Latest match counted</a>
			</AsOfNote>
		</>
	);
}
