import { mailHourTexts } from "../../../platform/mail/mail-hour-texts.ts";
import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { ownOf } from "../../lib/own.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead, SectionHead } from "../../ui/heads.tsx";
import type { Route } from "./+types/newsletter-page";
import { readSample } from "./issues.server.ts";
import NewsletterForm from "./newsletter-form.island.tsx";
import { newsletterTexts } from "./rules.ts";
import "./newsletter.css";
import "../../ui/styles/cards.css";

const PROBLEMS: Record<string, string> = {
	email: newsletterTexts.invalidAddress,
	limit: newsletterTexts.tooMany,
	"robot-check": mailHourTexts.robotCheck,
};

export async function loader({ context, request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const problem = searchParams.get("problem");
	const sent = searchParams.has("sent");
	const { db, record, page } = context.get(pageContext);
	if (!problem && !sent) page.keep("site", "newsletter", "facts", "record", "quiz");
	return {
		sample: await readSample(db, record),
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

/** HOME-4: the newsletter, with the last issue or a preview of the first. The form without JavaScript returns here. */
export default function NewsletterPage({ loaderData: { sample, ...form } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title={newsletterTexts.title} lead={newsletterTexts.lead} />
			<Island of={NewsletterForm} wake="near" props={form} />
			<section className="block" aria-labelledby="sample">
				<SectionHead id="sample" title={sample.isSent ? newsletterTexts.lastIssue : newsletterTexts.firstIssue} />
				<div className="halves">
					{sample.parts.map(({ title, items }) => (
						<section key={title} className="card" aria-label={title}>
							<h3 className="card-title">{title}</h3>
							<ul className="newsletter-part">
								{items.map(({ path, name, more }) => (
									<li key={path}>
										<a className="link-more" href={path}>
											{name}
										</a>
										<p>{more}</p>
									</li>
								))}
							</ul>
						</section>
					))}
				</div>
			</section>
		</div>
	);
}
