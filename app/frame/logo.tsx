export function Logo() {
	return (
		<svg viewBox="0 0 40 40" aria-hidden="true">
			<circle cx="20" cy="20" r="19.5" fill="#a81c24" />
			<path
				d="M5.5 8.5c8 7 11 16 9.5 29M9.5 4.5c9.5 8 13 18.5 11.5 34"
				fill="none"
				stroke="#fbf6e8"
				strokeWidth="2.6"
				strokeDasharray="1.3 2.5"
			/>
			<text x="30" y="26" textAnchor="middle" fontSize="17" fill="#fbf6e8">
				12
			</text>
		</svg>
	);
}
