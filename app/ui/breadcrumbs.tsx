export type Crumb = { name: string; path: string };

/** The path to this page, on wide screens. The page itself is its last crumb, which the title below shows. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
	const here = crumbs.at(-1);
	return (
		<nav className="crumbs" aria-label="Breadcrumb">
			<ol>
				{crumbs.slice(0, -1).map(({ name, path }) => (
					<li key={path}>
						<a href={path}>{name}</a>
					</li>
				))}
				<li className="sr-only" aria-current="page">
					{here?.name}
				</li>
			</ol>
		</nav>
	);
}
