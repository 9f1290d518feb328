type SubTab = { id: string; name: string };

/**
 * The sections of a long page, below the sticky header: links to their headings. A script marks the one on the screen
 * (live/sections.ts).
 */
export function SubTabs({ tabs }: { tabs: SubTab[] }) {
	return (
		<nav className="subtabs" aria-label="On this page">
			<div className="wrap">
				<ul>
					{tabs.map(({ id, name }, at) => (
						<li key={id}>
							<a
								className="tab"
								href={`#${id}`}
								aria-current={at === 0 ? "true" : undefined}
								data-active={at === 0 ? "" : undefined}
							>
								{name}
							</a>
						</li>
					))}
				</ul>
			</div>
		</nav>
	);
}
