type Part = { name: string; value: number; team?: string | null };

/**
 * Who has how much of a whole, as parts of a strip of pitch: wins against each other, boundaries in the runs.
 * What no part has (`whole` beyond their sum: matches without a result) stays bare. `label` says it in words.
 */
export function PitchShare({ label, parts, whole }: { label: string; parts: Part[]; whole?: number }) {
	const sum = parts.reduce((total, part) => total + part.value, 0);
	const all = Math.max(whole ?? sum, sum, 1);
	let taken = 0;
	return (
		<div className="pitch" role="img" aria-label={label}>
			<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
				{parts.map(({ name, value, team }, at) => {
					const share = Math.round((value / all) * 10000) / 100;
					const start = taken;
					taken += share;
					return (
						<g key={name} data-team={team ?? undefined}>
							<rect className="pitch-part" x={start} y="0" width={share} height="10" />
							{/* away kit: two sides in red can meet */}
							{at > 0 && team ? <path className="pitch-away" d={`M${start} 5H${taken}`} /> : null}
							{taken < 100 && share > 0 ? <path className="pitch-line" d={`M${taken} 0V10`} /> : null}
						</g>
					);
				})}
			</svg>
		</div>
	);
}
