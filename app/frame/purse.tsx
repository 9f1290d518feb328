import { Slot } from "./slot.tsx";

/** The fan's level and points, linked to the profile. */
export function Purse() {
	return (
		<a className="purse" href="/profile">
			<span className="sr-only">
				Your profile: level <Slot of="level" />,{" "}
			</span>
			<svg className="purse-ring" viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
				<circle className="purse-bed" cx="17" cy="17" r="14.5" />
				<circle className="purse-run" cx="17" cy="17" r="14.5" data-slot="ring" transform="rotate(-90 17 17)" />
				<text x="17" y="22.5" textAnchor="middle">
					<Slot of="level" as="tspan" />
				</text>
			</svg>
			<Slot of="points" className="purse-n" />
			<span className="sr-only"> points</span>
		</a>
	);
}
