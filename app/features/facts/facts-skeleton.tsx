/** The placeholder of facts, with their layout. */
export function FactsSkeleton({ cards }: { cards: number }) {
	return (
		<div className="grid-auto" aria-hidden="true">
			{Array.from({ length: cards }, (_, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
				<div key={place} className="card fact-card" data-loading="">
					<div className="fact-card-top">
						<span className="skeleton h-9 w-24" />
						<span className="skeleton h-5 w-20" />
					</div>
					<span className="skeleton h-5 w-11/12" />
					<span className="skeleton h-4 w-full" />
					<span className="skeleton h-4 w-3/4" />
					<p className="fact-card-foot">
						<span className="skeleton h-3 w-1/3" />
					</p>
				</div>
			))}
		</div>
	);
}
