/** The placeholder of an article, with its layout. */
export function ArticleSkeleton() {
	return (
		<div className="wrap" data-end="">
			<p className="sr-only" role="status">
				Loading article
			</p>
			<div className="stack gap-5 pt-8" aria-hidden="true">
				<span className="skeleton h-5 w-40" />
				<span className="skeleton h-10 w-11/12" />
				<span className="skeleton h-72 w-full" />
				<span className="skeleton h-4 w-full" />
				<span className="skeleton h-4 w-10/12" />
				<span className="skeleton h-4 w-11/12" />
			</div>
		</div>
	);
}
