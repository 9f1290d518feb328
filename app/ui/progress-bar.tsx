import { grouped } from "../lib/numbers.ts";
import "./styles/figures/pitch.css";
/** Progress on a strip of pitch: `value` of `max`. `label` names it. */
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
			{/* drawn as SVG, because the content security policy forbids style attributes */}
			<svg viewBox={`0 0 ${max} 1`} preserveAspectRatio="none" aria-hidden="true">
				<rect className="pitch-part" data-progress="" width={value} height="1" />
			</svg>
		</div>
	);
}
