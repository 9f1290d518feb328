import { Link } from "./link.tsx";

type PagerProps = { label: string; previous: string | null; next: string | null };

/** Steps through a list whose pages have no numbers. Renders nothing while there is only one page. */
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
		<Link className="btn" data-variant="outline" to={to} rel={rel} prefetch="intent">
			{children}
		</Link>
	) : (
		<button type="button" className="btn" data-variant="outline" disabled>
			{children}
		</button>
	);
}
