import "../styles/figures/figure-table.css";
/** A side as on scoreboards: a small flag in its colours, and its code. */
export function TeamCode({ id, code }: { id: string; code: string }) {
	return (
		<span className="tc">
			<i className="tm" data-team={id} aria-hidden="true" />
			<b>{code}</b>
		</span>
	);
}
