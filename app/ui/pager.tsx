import "./styles/wayfinding.css";

type PagerProps = { label: string; previous: string | null; next: string | null };

/** Links to the previous and the next page of a list. Renders nothing when there is only one page. */
export function Pager({ label, previous, next }: PagerProps) {
	if (!previous && !next) return null;
	return (
		<nav className="pager" aria-label={label}>
			<Step to={previous} rel="prev">
				Previous
			</Step>
			<Step to={next} rel="next">
				Next
			</Step>
		</nav>
	);
}

function Step({ to, rel, children }: { to: string | null; rel: "prev" | "next"; children: string }) {
	return to ? (
		<a className="btn" data-variant="outline" href={to} rel={rel}>
			{children}
		</a>
	) : (
		<button type="button" className="btn" data-variant="outline" disabled>
			{children}
		</button>
	);
}
