import { PageHead } from "../../ui/heads.tsx";
import { EmptyState } from "../../ui/state.tsx";

/** The page of a match or a season that was never played. */
export function RecordNotFound({ title, text }: { title: string; text: string }) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={title} />
			<EmptyState whole title="Not on the scorecard" text={text}>
				<a className="btn" href="/matches">
					View All Matches
				</a>
				<a className="btn" data-variant="outline" href="/seasons">
					View All Seasons
				</a>
			</EmptyState>
		</div>
	);
}
