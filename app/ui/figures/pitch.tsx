import { grouped } from "../../lib/numbers.ts";
import "../styles/figures/pitch.css";

/** Progress on a strip of pitch: `value` of `max`. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
	return (
		<div
			className="pitch"
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={max}
			aria-valuenow={value}
			aria-valuetext={`${grouped(value)} of ${grouped(max)}`}
		>
			{/* SVG, because the content security policy forbids style attributes */}
			<svg viewBox={`0 0 ${max} 1`} preserveAspectRatio="none" aria-hidden="true">
				<rect className="pitch-part" data-progress="" width={value} height="1" />
			</svg>
		</div>
	);
}

type Part = { name: string; value: number; team?: string | null };

/** Shares of `whole`, by default of their sum, as parts of a strip of pitch: wins of two sides, for example. */
export function PitchShare({ label, parts, whole }: { label: string; parts: Part[]; whole?: number }) {
	const sum = parts.reduce((total, part) => total + part.value, 0);
	const all = Math.max(whole ?? sum, sum, 1);
	let taken = 0;
	return (
		<div className="pitch" role="img" aria-label={label}>
			<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
				{parts.map(({ name, value, team }, at) => {
					const share = Math.round((value / all) * 10000) / 100;
					const start = taken;
					taken += share;
					return (
						<g key={name} data-team={team ?? undefined}>
							<rect className="pitch-part" x={start} y="0" width={share} height="10" />
							{/* a pattern, because both sides may be red */}
							{at > 0 && team ? <path className="pitch-away" d={`M${start} 5H${taken}`} /> : null}
							{taken < 100 && share > 0 ? <path className="pitch-line" d={`M${taken} 0V10`} /> : null}
						</g>
					);
				})}
			</svg>
		</div>
	);
}
