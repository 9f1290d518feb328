import { useSearchParams } from "react-router";
import { pageMeta } from "../../lib/meta.ts";
import { ownOf } from "../../lib/own.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { PageHead } from "../../ui/heads.tsx";
import type { Route } from "./+types/contact-page";
import { ContactForm } from "./contact-form.tsx";
import { contactTexts } from "./rules.ts";

const PROBLEMS: Record<string, string> = {
	message: contactTexts.empty,
	email: contactTexts.invalidEmail,
	limit: contactTexts.tooMany,
};

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, { title: contactTexts.title, description: contactTexts.lead, path: "/contact" });
}

/** SHELL-5: writes to the owner. The form works without scripts. */
export default function ContactPage() {
	const [search] = useSearchParams();
	const problem = search.get("problem");
	return (
		<div className="wrap" data-end="">
			<PageHead title={contactTexts.title} lead={contactTexts.lead}>
				<Breadcrumbs
					crumbs={[
						{ name: "Home", path: "/" },
						{ name: contactTexts.title, path: "/contact" },
					]}
				/>
			</PageHead>
			<ContactForm
				sent={search.has("sent")}
				problem={
					problem
						? {
								field: problem === "email" ? "email" : "message",
								text: ownOf(PROBLEMS, problem) ?? contactTexts.failed,
							}
						: null
				}
			/>
		</div>
	);
}
