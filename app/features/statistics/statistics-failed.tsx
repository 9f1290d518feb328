import { PageHead } from "../../ui/heads.tsx";
import { ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import { STATISTICS_FAILED, STATISTICS_NAME } from "./words.ts";

/** The page when the overview, or the table `title`, could not be loaded. */
export function StatisticsFailed({ title }: { title?: string | undefined }) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={title ?? STATISTICS_NAME} />
			<ErrorState title={STATISTICS_FAILED} text="Something went wrong on our side.">
				<TryAgain />
				{title ? (
					<a className="btn" data-variant="outline" href="/statistics">
						All statistics
					</a>
				) : null}
			</ErrorState>
		</div>
	);
}
