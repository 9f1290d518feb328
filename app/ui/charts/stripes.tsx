/** The stripes of whatever comes second in a figure: `fill="url(#stripes)"` over its colour. Once on a page. */
export function Stripes() {
	return (
		<svg className="chart-defs" width="0" height="0" aria-hidden="true">
			<pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
				<rect className="chart-stripe" width="2.6" height="6" />
			</pattern>
		</svg>
	);
}
