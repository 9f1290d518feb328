import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { ownOf } from "../../lib/own.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import { NextLinks } from "../../ui/next-links.tsx";
import type { Route } from "./+types/contact-page";
import ContactForm from "./contact-form.island.tsx";
import { contactTexts } from "./rules.ts";

const PROBLEMS: Record<string, string> = {
	message: contactTexts.empty,
	email: contactTexts.invalidEmail,
	limit: contactTexts.tooMany,
};

export function loader({ context, request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const problem = searchParams.get("problem");
	const sent = searchParams.has("sent");
	if (!problem && !sent) context.get(pageContext).page.keep("site");
	return {
		sent,
		problem: problem
			? {
					field: problem === "email" ? ("email" as const) : ("message" as const),
					text: ownOf(PROBLEMS, problem) ?? contactTexts.failed,
				}
			: null,
	};
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, { title: contactTexts.title, description: contactTexts.lead, path: "/contact" });
}

/** SHELL-5: a page to write to the owner. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={contactTexts.title} lead={contactTexts.lead} />
			<Island of={ContactForm} wake="near" props={loaderData} />
			<NextLinks />
		</div>
	);
}
