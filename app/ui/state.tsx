import type { ReactNode } from "react";
import { NextLinks } from "./next-links.tsx";
import "./styles/state.css";

type StateProps = { title: string; text: ReactNode; children?: ReactNode };
type EmptyStateProps = StateProps & {
	/** the page has nothing else: adds links to other areas */
	whole?: boolean;
};

/** Shown in place of an empty list, with one link or button. */
export function EmptyState({ title, text, whole, children }: EmptyStateProps) {
	return (
		<div className="state">
			<svg className="state-art" viewBox="0 0 220 130" fill="none" aria-hidden="true">
				<ellipse cx="110" cy="92" rx="106" ry="36" fill="var(--color-turf-wash)" />
				<ellipse cx="110" cy="92" rx="106" ry="36" stroke="var(--rope-edge)" strokeWidth="4" strokeDasharray="3 4" />
				<path d="M96 62h28l18 58H78z" fill="var(--pitch-bed)" />
				<path d="M88 106h44M99 70h22" stroke="#fffdf7" strokeWidth="2.5" />
				<path d="M101 104V72M110 104V72M119 104V72" stroke="var(--color-ink)" strokeWidth="3.5" strokeLinecap="round" />
				<path d="M100 70.5h9M111 70.5h9" stroke="var(--color-stitch)" strokeWidth="3" strokeLinecap="round" />
			</svg>
			<Content title={title} text={text}>
				{children}
			</Content>
			{whole ? <NextLinks /> : null}
		</div>
	);
}

/**
 * An error, with 'Try again' as its child. `toast`: the text of a toast about it. `leads`: the page that the browser
 * opens to show that toast, if it has JavaScript (live/arrival-toast.ts).
 */
export function ErrorState({ title, text, toast, leads, children }: StateProps & { toast?: string; leads?: string }) {
	return (
		<div className="state" role="alert" data-toast={toast} data-leads={leads}>
			<svg className="state-art" viewBox="0 0 220 130" fill="none" aria-hidden="true">
				<ellipse cx="110" cy="96" rx="106" ry="30" fill="var(--color-strip)" />
				<path
					d="M88 104 70 56M110 104V50M134 104l22-44"
					stroke="var(--color-ink)"
					strokeWidth="4.5"
					strokeLinecap="round"
				/>
				<path d="m84 36 20-7M128 30l18 12" stroke="var(--color-stitch)" strokeWidth="4" strokeLinecap="round" />
				<circle cx="174" cy="98" r="12" fill="var(--color-stitch)" />
				<path d="M168 88c5 6 6 13 4 20" stroke="#fbf6e8" strokeWidth="2.5" strokeDasharray="1.5 2.5" />
			</svg>
			<Content title={title} text={text}>
				{children}
			</Content>
		</div>
	);
}

function Content({ title, text, children }: StateProps) {
	return (
		<>
			<h2>{title}</h2>
			<p>{text}</p>
			{children ? <div className="cluster justify-center">{children}</div> : null}
		</>
	);
}
