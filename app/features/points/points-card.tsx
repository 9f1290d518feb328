import { useState } from "react";
import { request } from "../../lib/api.ts";
import { grouped } from "../../lib/numbers.ts";
import { ProgressBar } from "../../ui/figures/pitch.tsx";
import { toast } from "../../ui/toast.tsx";
import { dailyTexts } from "./daily/rules.ts";
import type { DailyVisit, MyPoints } from "./points.ts";
import "../../ui/styles/cards.css";
import "../../ui/styles/figures/tables.css";

const days = (count: number) => (count === 1 ? "1 day" : `${grouped(count)} days`);

export function PointsCard({ points, onClaimed }: { points: MyPoints; onClaimed: () => void }) {
	return (
		<section className="card stack" aria-labelledby="your-points">
			<h2 className="card-title" id="your-points">
				Your points
			</h2>
			<p>
				<span className="score" data-size="lg">
					{grouped(points.total_points)}
				</span>{" "}
				points
			</p>
			<div className="stack gap-1">
				<p className="cluster" data-spread="">
					<strong>Level {points.level}</strong>
					<span className="note">
						{grouped(points.level_progress)} of {grouped(points.level_xp)} points
					</span>
				</p>
				<ProgressBar
					value={points.level_progress}
					max={points.level_xp}
					label={`Points on the way to level ${points.level + 1}`}
				/>
			</div>
			<dl className="ledger">
				<div>
					<dt>Today</dt>
					<dd>{grouped(points.daily_points)}</dd>
				</div>
				<div>
					<dt>Streak</dt>
					<dd>{days(points.streak_days)}</dd>
				</div>
			</dl>
			<DailyBonus bonus={points.daily_bonus} onClaimed={onClaimed} />
		</section>
	);
}

function DailyBonus({ bonus, onClaimed }: { bonus: number | null; onClaimed: () => void }) {
	const [claiming, setClaiming] = useState(false);
	async function claim() {
		if (claiming) return;
		setClaiming(true);
		try {
			toastVisit(await request("POST /functions/handle-daily-visit"));
			onClaimed();
		} catch {
			toast({ type: "error", title: "Error", text: dailyTexts.failed });
		} finally {
			setClaiming(false);
		}
	}
	const claimed = bonus === null;
	const disabled = claimed || claiming;
	return (
		<div className="stack gap-1">
			{/* not disabled, because a press explains why there is nothing to claim */}
			<button
				type="button"
				className="btn"
				aria-disabled={disabled}
				data-disabled={disabled ? "" : undefined}
				onClick={() => (claimed ? toastAlreadyClaimed() : void claim())}
			>
				{claimed ? dailyTexts.claimed : claiming ? dailyTexts.claiming : `${dailyTexts.claim}: ${bonus} points`}
			</button>
			<p className="note">{dailyTexts.midnight}</p>
		</div>
	);
}

const toastAlreadyClaimed = () => toast({ type: "info", title: "Daily bonus", text: dailyTexts.alreadyClaimed });

function toastVisit({ already_claimed, points_awarded, new_streak }: DailyVisit) {
	if (already_claimed) return toastAlreadyClaimed();
	const streak = new_streak > 1 ? ` ${new_streak} days in a row.` : "";
	toast({ type: "success", title: `${points_awarded} points`, text: `Daily bonus claimed.${streak}` });
}
