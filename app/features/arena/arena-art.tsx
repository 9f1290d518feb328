import "./arena.css";
/** The ground from above, with the shots of an over. */
export function ArenaArt() {
	return (
		<svg className="arena-art" viewBox="0 0 576 420" fill="none" aria-hidden="true">
			<ellipse cx="300" cy="210" rx="270" ry="200" fill="#1b4838" />
			<ellipse cx="300" cy="210" rx="270" ry="200" stroke="#f3e7c9" strokeWidth="9" />
			<ellipse cx="300" cy="210" rx="270" ry="200" stroke="#a58a52" strokeWidth="9" strokeDasharray="2.5 9" />
			<ellipse cx="300" cy="210" rx="150" ry="104" stroke="#4c7a68" strokeWidth="2" strokeDasharray="9 8" />
			<path d="M288 150h24v120h-24z" fill="#e6d6ae" />
			<path d="M284 166h32M284 254h32" stroke="#fbf6e8" strokeWidth="3" />
			<g strokeWidth="4" strokeLinecap="round">
				<path d="M300 166 96 90M300 166 66 250" stroke="#f6b31e" />
				<path d="m300 166 200-80M300 166l246 50" stroke="#fbf6e8" />
				<path d="M300 166 220 395m80-229 150 200" stroke="#e08a7a" />
			</g>
			<g fill="#a81c24" stroke="#fbf6e8" strokeWidth="2">
				<circle cx="96" cy="90" r="9" />
				<circle cx="546" cy="216" r="9" />
				<circle cx="450" cy="366" r="9" />
			</g>
		</svg>
	);
}
