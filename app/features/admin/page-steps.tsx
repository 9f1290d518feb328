type PageStepsProps<Cursor> = {
	/** the cursor of the page on screen; undefined for the first page */
	after: Cursor | undefined;
	/** the cursor of the next page; null on the last page */
	next: Cursor | null;
	onMove: (after: Cursor | undefined) => void;
	labels?: { first: string; next: string };
};

/** Buttons for the first and the next page of a list. Show them on an empty page too, or there is no way back. */
export function PageSteps<Cursor>({ after, next, onMove, labels }: PageStepsProps<Cursor>) {
	if (!after && !next) return null;
	return (
		<p className="cluster mt-4">
			{after ? (
				<button type="button" className="btn" data-variant="outline" onClick={() => onMove(undefined)}>
					{labels?.first ?? "First"}
				</button>
			) : null}
			{next ? (
				<button type="button" className="btn" data-variant="outline" onClick={() => onMove(next)}>
					{labels?.next ?? "Next"}
				</button>
			) : null}
		</p>
	);
}
