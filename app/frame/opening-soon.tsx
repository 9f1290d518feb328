import { Link } from "react-router";
import { PageHead } from "../ui/heads.tsx";
import { EmptyState } from "../ui/state.tsx";

/** Honest about an address that the navigation promises and whose page is not there yet. */
export function OpeningSoon({ name }: { name: string }) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={name} />
			<EmptyState title="The gates are not open yet" text="This stand is still being built. The facts are open now.">
				<Link className="btn" to="/facts">
					Read the facts
				</Link>
				<Link className="btn" data-variant="outline" to="/facts-hub">
					Browse by category
				</Link>
				<Link className="btn" data-variant="outline" to="/">
					Go Home
				</Link>
			</EmptyState>
		</div>
	);
}
