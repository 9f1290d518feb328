import { mailHourTexts } from "../../../platform/mail/mail-hour-texts.ts";
import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { ownOf } from "../../lib/own.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import type { Route } from "./+types/newsletter-page";
import NewsletterForm from "./newsletter-form.island.tsx";
import { newsletterTexts } from "./rules.ts";

const PROBLEMS: Record<string, string> = {
	email: newsletterTexts.invalidAddress,
	limit: newsletterTexts.tooMany,
	"robot-check": mailHourTexts.robotCheck,
};

export function loader({ context, request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const problem = searchParams.get("problem");
	const sent = searchParams.has("sent");
	if (!problem && !sent) context.get(pageContext).page.keep("site");
	return {
		sent,
		problem: problem ? (ownOf(PROBLEMS, problem) ?? newsletterTexts.failed) : null,
	};
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Newsletter",
		description: newsletterTexts.lead,
		path: "/newsletter",
	});
}

/** The newsletter's own page, to link to and for its form without JavaScript. */
export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={newsletterTexts.title} lead={newsletterTexts.lead} />
			<Island of={NewsletterForm} wake="near" props={loaderData} />
		</div>
	);
}
