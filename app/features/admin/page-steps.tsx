type PageStepsProps = {
	first?: string;
	next?: string;
	/** null on the first page */
	onFirst: (() => void) | null;
	/** null on the last page */
	onNext: (() => void) | null;
};

/** Buttons for the first and the next page of a list. Show them on an empty page too, or there is no way back. */
export function PageSteps({ first = "First", next = "Next", onFirst, onNext }: PageStepsProps) {
	if (!onFirst && !onNext) return null;
	return (
		<p className="cluster mt-4">
			{onFirst ? (
				<button type="button" className="btn" data-variant="outline" onClick={onFirst}>
					{first}
				</button>
			) : null}
			{onNext ? (
				<button type="button" className="btn" data-variant="outline" onClick={onNext}>
					{next}
				</button>
			) : null}
		</p>
	);
}
