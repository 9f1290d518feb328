import { grouped } from "../lib/numbers.ts";
import type { Me } from "../lib/session/me.ts";
import { Link } from "../ui/link.tsx";

/** The circumference of the ring; the part drawn is the XP within the level. */
const RING = 2 * Math.PI * 14.5;

/** The fan's level and points, linked to the profile. */
export function Purse({ purse: { level, level_progress, level_xp, points } }: { purse: Me["purse"] }) {
	return (
		<Link className="purse" to="/profile">
			<span className="sr-only">{`Your profile: level ${level}, `}</span>
			<svg className="purse-ring" viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
				<circle className="purse-bed" cx="17" cy="17" r="14.5" />
				<circle
					className="purse-run"
					cx="17"
					cy="17"
					r="14.5"
					strokeDasharray={`${((level_progress / level_xp) * RING).toFixed(1)} ${RING.toFixed(1)}`}
					transform="rotate(-90 17 17)"
				/>
				<text x="17" y="22.5" textAnchor="middle">
					{level}
				</text>
			</svg>
			<span className="purse-n">{grouped(points)}</span>
			<span className="sr-only">{" points"}</span>
		</Link>
	);
}
