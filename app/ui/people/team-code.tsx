import "../styles/figures/figure-table.css";

/** A small flag in a side's colours, and its code. */
export function TeamCode({ id, code }: { id: string; code: string }) {
	return (
		<span className="tc">
			<i className="tm" data-team={id} aria-hidden="true" />
			<b>{code}</b>
		</span>
	);
}
