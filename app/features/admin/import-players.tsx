import { CircleAlert } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { request } from "../../lib/api.ts";
import { useRequest } from "../../lib/hooks/use-request.ts";
import { toast } from "../../ui/toast.tsx";
import { failureText } from "./busy-button.tsx";
import "../../ui/styles/cards.css";
import "../../ui/styles/choices/forms.css";
import "../../ui/styles/figures/charts.css";

const FAILED = "The file was not imported. Nothing has changed.";

/** Imports edits of players from a CSV file, all rows or none, and lists the players with missing fields. */
export function ImportPlayers() {
	const input = useRef<HTMLInputElement>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const { answer, again } = useRequest("GET /admin/player-imports");

	async function send(event: ChangeEvent<HTMLInputElement>) {
		const file = event.currentTarget.files?.[0];
		if (!file) return;
		setProblem(null);
		try {
			const { imported } = await request("POST /admin/player-imports", {
				body: {
					csv: await file.text(),
				},
			});
			toast({
				type: "success",
				title: "Success!",
				text: `${imported} ${imported === 1 ? "player" : "players"} imported.`,
			});
			again();
		} catch (error) {
			setProblem(failureText(error, FAILED));
		} finally {
			// or choosing the corrected file again would fire no event
			if (input.current) input.current.value = "";
		}
	}

	return (
		<section className="card stack" aria-labelledby="import">
			<h2 className="card-title" id="import">
				Import edits
			</h2>
			<div className="field">
				<label className="field-label" htmlFor="import-file">
					CSV file
				</label>
				<input
					ref={input}
					className="input"
					id="import-file"
					type="file"
					accept=".csv,text/csv"
					aria-describedby="import-hint"
					onChange={send}
				/>
				<p className="field-hint" id="import-hint">
					Columns: slug, and any of biography, nationality, date_of_birth, jersey_number, price_crores. An empty cell
					leaves its field as it is.
				</p>
				{problem ? (
					<p className="field-error" role="alert">
						<CircleAlert className="icon" /> {problem}
					</p>
				) : null}
			</div>
			{answer
				? LACKED.filter(([field]) => answer.lacking[field].length > 0).map(([field, what]) => (
						<details key={field} className="disclose">
							<summary>
								{what} unknown: {answer.lacking[field].length}
							</summary>
							<p className="note">{answer.lacking[field].map(({ slug }) => slug).join(", ")}</p>
						</details>
					))
				: null}
		</section>
	);
}

const LACKED = [
	["jersey_number", "Number"],
	["role", "Role"],
	["date_of_birth", "Age"],
	["nationality", "Nationality"],
] as const;
