import "./styles/choices/tabs.css";
import "./styles/people/person.css";

type SubTab = { id: string; name: string };

/** Links to sections of a page; live/sections.ts marks the one on the screen. `part`: `showAddress` replaces them. */
export function SubTabs({ tabs, part = false }: { tabs: SubTab[]; part?: boolean }) {
	return (
		<nav className="subtabs" aria-label="On this page" data-part={part ? "sections" : undefined}>
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
