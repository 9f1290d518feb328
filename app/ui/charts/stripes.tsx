import "../styles/figures/charts.css";

/** The pattern `url(#stripes)` for the second series of a figure. Render it once per page. */
export function Stripes() {
	return (
		<svg className="chart-defs" width="0" height="0" aria-hidden="true">
			<pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
				<rect className="chart-stripe" width="2.6" height="6" />
			</pattern>
		</svg>
	);
}
