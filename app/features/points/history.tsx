import { useEffect, useEffectEvent, useRef, useState } from "react";
import { request } from "../../lib/api.ts";
import { grouped } from "../../lib/numbers.ts";
import { Moment } from "../../ui/moment.tsx";
import type { PointsHistory } from "./points.ts";
import "./points.css";
import "../../ui/styles/cards.css";
import "../../ui/styles/figures/tables.css";

/** A fan's payments, newest first. Loads them on a press, and again when `total` changes. */
export function History({ total }: { total: number }) {
	const [rows, setRows] = useState<PointsHistory["rows"]>([]);
	const [state, setState] = useState<"closed" | "loading" | "more" | "whole" | "failed">("closed");

	async function load(after: PointsHistory["rows"]) {
		setState("loading");
		const before = after.at(-1)?.id;
		try {
			const page = await request("GET /points/history", { query: { before } });
			setRows([...after, ...page.rows]);
			setState(page.more ? "more" : "whole");
		} catch {
			setState("failed");
		}
	}
	const shown = useRef(total);
	const reload = useEffectEvent((now: number) => {
		if (state !== "closed" && now !== shown.current) void load([]);
		shown.current = now;
	});
	useEffect(() => reload(total), [total]);

	return (
		<section className="card stack" aria-labelledby="history">
			<h2 className="card-title" id="history">
				History
			</h2>
			{rows.length > 0 ? (
				<ol className="ledger points-history">
					{rows.map(({ id, description, points, xp, created_at }) => (
						<li key={id}>
							<span className="score" data-size="sm">
								+{grouped(points)}
							</span>
							<div>
								{description}
								<p className="note">
									<Moment at={created_at} />
									{xp === points ? null : `, ${xp} XP`}
								</p>
							</div>
						</li>
					))}
				</ol>
			) : null}
			{state === "failed" ? <p role="alert">Failed to load your points history.</p> : null}
			{state === "loading" ? <p className="skeleton h-12" role="status" aria-label="Loading the history" /> : null}
			{state === "closed" || state === "more" || state === "failed" ? (
				<p>
					<button type="button" className="btn" data-variant="outline" onClick={() => void load(rows)}>
						{state === "closed" ? "Points history" : state === "failed" ? "Try again" : "Show more"}
					</button>
				</p>
			) : null}
		</section>
	);
}
