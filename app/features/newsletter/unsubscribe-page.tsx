import { Island } from "../../islands/island.tsx";
import { pageMeta, siteOf } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/unsubscribe-page";
import MailedLink from "./mailed-link.island.tsx";
import { newsletterTexts } from "./rules.ts";
import { readToken } from "./tokens.server.ts";

export function loader({ context, request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const token = searchParams.get("token") ?? "";
	const isDone = searchParams.has("done");
	const isOurs = readToken(context.get(pageContext).settings.AUTH_SECRET, "unsubscribe", token) !== null;
	return { token, isDone, isBroken: searchParams.has("problem") || (!isOurs && !isDone) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Unsubscribe",
		description: "The page that the last link of every newsletter opens.",
		path: "/newsletter/unsubscribe",
		index: false,
	});
}

export default function UnsubscribePage({ matches, loaderData }: Route.ComponentProps) {
	return (
		<Island
			of={MailedLink}
			wake="near"
			props={{
				title: "Unsubscribe from the newsletter",
				text: `You won't get the ${siteOf(matches).site_name} newsletter any more, and we'll delete your address.`,
				call: "unsubscribe",
				button: "Unsubscribe",
				done: newsletterTexts.left,
				brokenText: newsletterTexts.leaveLinkBroken,
				...loaderData,
			}}
		/>
	);
}
