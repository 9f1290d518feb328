import { Trash2 } from "lucide-react";
import { formatOwnMoment } from "../../../lib/dates.ts";
import { Moment } from "../../../ui/moment.tsx";
import { Player } from "./player.tsx";
import { clockOf, PROMPTS, speechTexts } from "./rules.ts";
import type { StoredSpeech } from "./stored-speeches.ts";
import "../arena.css";

/** The fan's speeches stored in this browser. */
export function StoredList({ speeches, onDelete }: { speeches: StoredSpeech[]; onDelete: (id: string) => void }) {
	if (speeches.length === 0) return null;
	return (
		<section className="stack gap-3" aria-labelledby="stored-speeches">
			<h3 id="stored-speeches">{speechTexts.kept}</h3>
			<ul className="stored-speeches">
				{speeches.map((speech) => {
					const name = `speech of ${formatOwnMoment(speech.recorded_at)}`;
					return (
						<li key={speech.id}>
							<p>
								{PROMPTS[speech.prompt - 1]}{" "}
								<span className="note">
									{clockOf(speech.seconds)}, <Moment at={speech.recorded_at} />
								</span>
							</p>
							<div className="cluster">
								<Player blob={speech.blob} name={name} />
								<button type="button" className="btn" data-variant="quiet" onClick={() => onDelete(speech.id)}>
									<Trash2 className="icon" /> Delete
									<span className="sr-only"> {name}</span>
								</button>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
