import { useEffect, useRef, useState } from "react";
import { request } from "../../../lib/api.ts";
import { grouped } from "../../../lib/numbers.ts";

/** The words of the button that shows the list: with each change of the form around it how many matches that is. */
export default function MatchCount({ total }: { total: number }) {
	const [count, setCount] = useState(total);
	const label = useRef<HTMLSpanElement>(null);
	useEffect(() => {
		const form = label.current?.closest("form");
		if (!form) return;
		const recount = async () => {
			const q = JSON.stringify(countQuestion(new FormData(form)));
			// without a connection the last count remains
			const answer = await request("GET /record", { query: { q } }).catch(() => null);
			if (answer && "rows" in answer)
				setCount(Number((answer.rows[0] as { matches?: number } | undefined)?.matches ?? 0));
		};
		// a choice may have been changed before this script came
		void recount();
		form.addEventListener("change", recount);
		return () => form.removeEventListener("change", recount);
	}, []);
	return (
		<span ref={label}>
			Show {grouped(count)} {count === 1 ? "match" : "matches"}
		</span>
	);
}

/** The form's filters as a question for the number of matches. */
function countQuestion(form: FormData) {
	const filters = [...form].flatMap(([name, value]) =>
		value === "" ? [] : [[name, name === "season" ? Number(value) : value] as const],
	);
	return { rows: "matches", measures: ["matches"], where: Object.fromEntries(filters) };
}
