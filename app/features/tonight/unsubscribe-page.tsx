import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import MailedLink from "../newsletter/mailed-link.island.tsx";
import { readToken } from "../newsletter/tokens.server.ts";
import type { Route } from "./+types/unsubscribe-page";
import { tonightTexts } from "./rules.ts";

export function loader({ context, request }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const token = searchParams.get("token") ?? "";
	const isDone = searchParams.has("done");
	const isOurs = readToken(context.get(pageContext).settings.AUTH_SECRET, "reminders", token) !== null;
	return { token, isDone, isBroken: searchParams.has("problem") || (!isOurs && !isDone) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Stop the reminders",
		description: "The page that the last link of a reminder opens.",
		path: "/match-of-the-day/unsubscribe",
		index: false,
	});
}

/** The page of the link in a reminder. Only its button unsubscribes, because mail programs open links by themselves. */
export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
	return (
		<Island
			of={MailedLink}
			wake="near"
			props={{
				title: "Stop the reminders",
				text: "Press the button, and we won't email you about the match of the day any more.",
				call: "stop-reminders",
				button: "Stop these emails",
				done: tonightTexts.left,
				brokenText: tonightTexts.leaveLinkBroken,
				...loaderData,
			}}
		/>
	);
}
