type Crumb = { name: string; path: string };

/** The path to this page. The last crumb is the page itself, without a link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
	return (
		<nav className="crumbs" aria-label="Breadcrumb">
			<ol>
				{crumbs.map(({ name, path }, index) =>
					index === crumbs.length - 1 ? (
						<li key={path} aria-current="page">
							{name}
						</li>
					) : (
						<li key={path}>
							<a href={path}>{name}</a>
						</li>
					),
				)}
			</ol>
		</nav>
	);
}
