import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

export function PageHead({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
	return (
		<div className="page-head">
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
