import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { Site } from "../../lib/site.ts";
import { PageHead } from "../../ui/heads.tsx";
import "../../ui/styles/prose.css";

type LegalPageProps = { title: string; lead: string; children: ReactNode };

/** The layout of the policies. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={title} lead={lead} size="read" />
			<div className="prose legal">{children}</div>
		</div>
	);
}

export function SiteName() {
	return useRouteLoaderData<Site>("root")?.site_name ?? "This site";
}

export function ContactLink() {
	const email = useRouteLoaderData<Site>("root")?.contact_email;
	return email ? <a href={`mailto:${email}`}>{email}</a> : "whoever runs this site (they have not set an address yet)";
}
