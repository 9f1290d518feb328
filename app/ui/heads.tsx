import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs.tsx";

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

/** The head of every page without a side's colours. */
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
