import { useEffect, useState } from "react";
import { request } from "../../lib/api.ts";
import "../../ui/styles/choices/forms.css";

/** A field for a player's name with suggestions. Without scripts the server looks up the name. */
export default function PersonInput({ id, name, label }: { id: string; name: string; label: string }) {
	const [people, setPeople] = useState<string[]>([]);
	useEffect(() => {
		peopleNames().then(setPeople, () => undefined);
	}, []);
	return (
		<>
			<input
				className="input"
				id={id}
				type="search"
				name={name}
				list={`${id}-names`}
				maxLength={60}
				autoComplete="off"
				aria-label={label}
				placeholder="Name"
			/>
			<datalist id={`${id}-names`}>
				{people.map((person) => (
					<option key={person} value={person} />
				))}
			</datalist>
		</>
	);
}

let fetched: Promise<string[]> | undefined;

/** Fetches the names of all people. Later calls return the same promise, or fetch again after a failure. */
function peopleNames(): Promise<string[]> {
	const question = { rows: "people", measures: ["people"], by: ["player"], order: "keys", limit: 1000 };
	fetched ??= request("GET /record", { query: { q: JSON.stringify(question) } }).then((answer) => {
		const rows = "rows" in answer ? answer.rows : [];
		return [...new Set(rows.map(({ player }) => String(player)))];
	});
	fetched.catch(() => {
		fetched = undefined;
	});
	return fetched;
}
