import { Island } from "../../islands/island.tsx";
import { pageMeta, siteOf } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/confirm-page";
import MailedLink from "./mailed-link.island.tsx";
import { newsletterTexts } from "./rules.ts";
import { readToken } from "./tokens.server.ts";

export function loader({ context, request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const token = searchParams.get("token") ?? "";
	const isDone = searchParams.has("done");
	const isOurs = readToken(context.get(pageContext).settings.AUTH_SECRET, "confirm", token) !== null;
	return { token, isDone, isBroken: searchParams.has("problem") || (!isOurs && !isDone) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Confirm the newsletter",
		description: "The page that the link in the newsletter's first mail opens.",
		path: "/newsletter/confirm",
		index: false,
	});
}

export default function ConfirmPage({ matches, loaderData }: Route.ComponentProps) {
	return (
		<Island
			of={MailedLink}
			wake="near"
			props={{
				title: "One tap and you're on the list",
				text: `You'll get the ${siteOf(matches).site_name} newsletter once a week, and can unsubscribe any time.`,
				call: "confirm",
				button: "Yes, send it to me",
				done: newsletterTexts.confirmed,
				brokenText: newsletterTexts.linkUsed,
				newLink: "/newsletter",
				...loaderData,
			}}
		/>
	);
}
