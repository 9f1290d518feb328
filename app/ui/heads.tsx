import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

type Crumb = { name: string; path: string };

/** Links to the pages above this one, on wide screens. Only screen readers get the last crumb: the title repeats it. */
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

type PageHeadProps = {
	title: string;
	/** one line: what is here, or how much of it */
	lead?: ReactNode;
	crumbs?: Crumb[];
	/** "read": a page of text, with a larger title and its summary below */
	size?: "read";
	/** above the title */
	children?: ReactNode;
};

/** The head of a page that has no team's colours. */
export function PageHead({ title, lead, crumbs, size, children }: PageHeadProps) {
	return (
		<div className="page-head" data-size={size}>
			{crumbs ? <Breadcrumbs crumbs={crumbs} /> : null}
			{children}
			<h1>{title}</h1>
			<div className="seam" />
			{lead ? <p className="lead">{lead}</p> : null}
		</div>
	);
}

type SectionHeadProps = { id: string; title: ReactNode; more?: { text: string; to: string } };

export function SectionHead({ id, title, more }: SectionHeadProps) {
	return (
		<div className="section-head">
			<h2 id={id}>{title}</h2>
			{more ? (
				<a className="link-more" href={more.to}>
					{more.text} <ArrowRight className="icon" />
				</a>
			) : null}
		</div>
	);
}
