import { PageHead } from "../../ui/heads.tsx";
import { Link } from "../../ui/link.tsx";
import { EmptyState } from "../../ui/state.tsx";

/** Shown for a match or a season that was never played. */
export function RecordNotFound({ title, text }: { title: string; text: string }) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={title} />
			<EmptyState whole title="Not on the scorecard" text={text}>
				<Link className="btn" to="/matches">
					View All Matches
				</Link>
				<Link className="btn" data-variant="outline" to="/seasons">
					View All Seasons
				</Link>
			</EmptyState>
		</div>
	);
}
