/** A cricket ball. Render it once per page, because its gradient has an id. */
export function Ball({ className }: { className: string }) {
	return (
		<svg className={className} viewBox="0 0 200 200" aria-hidden="true">
			<radialGradient id="ball-leather" cx=".36" cy=".3" r=".78">
				<stop offset="0" stopColor="#d4404a" />
				<stop offset=".55" stopColor="#a81c24" />
				<stop offset="1" stopColor="#6d0c15" />
			</radialGradient>
			<circle cx="100" cy="100" r="98" fill="url(#ball-leather)" />
			<g fill="none" stroke="#fbf6e8">
				<path d="M38 24C86 60 108 118 96 197" strokeWidth="9" strokeDasharray="2.6 6" />
				<path d="M57 12C108 54 128 116 117 197" strokeWidth="9" strokeDasharray="2.6 6" />
				<path d="M47.5 17.5C97 57 118 117 106.5 198" stroke="#6d0c15" strokeWidth="3" />
				<path
					d="M44 19.5C93.5 58 114.5 117 103 198M51 15.5C100.5 56 121.5 117 110 198"
					strokeWidth="1.2"
					stroke="#e9c9b4"
				/>
			</g>
		</svg>
	);
}
