import "../styles/figures/charts.css";
/** The stripes of a figure's second series: `fill="url(#stripes)"` over its colour. Once per page. */
export function Stripes() {
	return (
		<svg className="chart-defs" width="0" height="0" aria-hidden="true">
			<pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
				<rect className="chart-stripe" width="2.6" height="6" />
			</pattern>
		</svg>
	);
}
