import { useEffect, useRef, useState } from "react";
import { request } from "../../../lib/api.ts";
import { grouped } from "../../../lib/numbers.ts";

/** The text of the filter form's button: the number of matches, counted again on each change. */
export default function MatchCount({ total }: { total: number }) {
	const [count, setCount] = useState(total);
	const label = useRef<HTMLSpanElement>(null);
	useEffect(() => {
		const form = label.current?.closest("form");
		if (!form) return;
		const recount = async () => {
			const q = JSON.stringify(countQuestion(new FormData(form)));
			// offline, the last count stays
			const answer = await request("GET /record", { query: { q } }).catch(() => null);
			if (answer && "rows" in answer)
				setCount(Number((answer.rows[0] as { matches?: number } | undefined)?.matches ?? 0));
		};
		// the form may have changed before this script loaded
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

function countQuestion(form: FormData) {
	const filters = [...form].flatMap(([name, value]) =>
		value === "" ? [] : [[name, name === "season" ? Number(value) : value] as const],
	);
	return { rows: "matches", measures: ["matches"], where: Object.fromEntries(filters) };
}
