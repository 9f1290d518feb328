import { Check } from "lucide-react";
import { useState } from "react";
import { request } from "../../../lib/api.ts";
import { toast } from "../../../ui/toast.tsx";
import { dailyTexts } from "../../points/daily/rules.ts";
import type { MyPoints } from "../../points/points.ts";
import { streakBalls, streakWords } from "../rules.ts";
import "../fan.css";
import "../../../ui/styles/figures/pitch.css";

type StreakProps = { points: MyPoints | null; failed: boolean; again: () => void };

/** The days of the streak, and the button to collect today's bonus. */
export function Streak({ points, failed, again }: StreakProps) {
	if (failed)
		return (
			<div className="fanband-streak">
				<p className="streak-top">
					<strong>Your streak is safe</strong> <span>We couldn't load it just now.</span>
				</p>
				<button type="button" className="btn" data-variant="outline" data-size="lg" data-block="" onClick={again}>
					Try again
				</button>
			</div>
		);
	if (!points) return <Waiting />;
	const { streak_days, daily_bonus, bonus_tomorrow, last_daily_bonus } = points;
	const collected = daily_bonus === null;
	const { title, next } = streakWords(streak_days, { collected, began: last_daily_bonus !== null });
	return (
		<div className="fanband-streak">
			<p className="streak-top">
				<strong>{title}</strong> <span>{next}</span>
			</p>
			<ol className="over" aria-label="Days in a row">
				{streakBalls(streak_days, collected).map(({ day, state }) => (
					<li
						key={day}
						className="ball"
						data-result={state === "done" ? "right" : state === "now" ? "now" : undefined}
						aria-current={state === "now" ? "date" : undefined}
					>
						{state === "done" ? (
							<>
								<Check className="icon" />
								<span className="sr-only">Day {day}, collected</span>
							</>
						) : (
							day
						)}
					</li>
				))}
			</ol>
			{daily_bonus === null ? (
				<p className="streak-done">
					<Check className="icon" /> {dailyTexts.claimed}. Tomorrow: {bonus_tomorrow}.
				</p>
			) : (
				<Collect bonus={daily_bonus} onCollected={again} />
			)}
		</div>
	);
}

type CollectProps = { bonus: number; onCollected: () => void };

function Collect({ bonus, onCollected }: CollectProps) {
	const [busy, setBusy] = useState(false);
	async function collect() {
		if (busy) return;
		setBusy(true);
		try {
			const { already_claimed, points_awarded, tomorrow } = await request("POST /functions/handle-daily-visit");
			toast(
				already_claimed
					? { type: "info", title: "Daily bonus", text: dailyTexts.alreadyClaimed }
					: { type: "success", title: `+${points_awarded} points`, text: `Tomorrow is worth ${tomorrow}.` },
			);
			onCollected();
		} catch {
			toast({ type: "error", title: "Error", text: dailyTexts.failed });
		} finally {
			setBusy(false);
		}
	}
	return (
		<button
			type="button"
			className="btn"
			data-variant="marigold"
			data-size="lg"
			data-block=""
			aria-disabled={busy}
			onClick={collect}
		>
			{busy ? dailyTexts.claiming : `Collect today's ${bonus} points`}
		</button>
	);
}

function Waiting() {
	return (
		<div className="fanband-streak" aria-hidden="true">
			<div className="streak-top">
				<span className="skeleton h-5 w-32" data-on="" />
			</div>
			<ol className="over">
				{streakBalls(0, false).map(({ day }) => (
					<li key={day} className="ball" />
				))}
			</ol>
			<span className="skeleton h-13" data-on="" />
		</div>
	);
}
