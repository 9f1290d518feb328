import { useSearchParams } from "react-router";
import { addressOf, request } from "../../lib/api.ts";
import { pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { Answer } from "../newsletter/answer.tsx";
import type { Route } from "./+types/unsubscribe-page";
import { tonightTexts } from "./rules.ts";

export function loader({ context, request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	return { isOurs: context.get(services).isMailedToken("reminders", token) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Stop the reminders",
		description: "The page that the last link of a reminder opens.",
		path: "/match-of-the-day/unsubscribe",
		index: false,
	});
}

/** Where a reminder's last link leads. Opening it changes nothing: the click does. */
export default function UnsubscribePage({ loaderData: { isOurs } }: Route.ComponentProps) {
	const [search] = useSearchParams();
	const token = search.get("token") ?? "";
	const isDone = search.has("done");
	return (
		<Answer
			title="Stop the reminders"
			text="Press the button, and we won't email you about the match of the day any more."
			action={addressOf("POST /tonight/unsubscription", { query: { token } })}
			send={() => request("POST /tonight/unsubscription", { query: { token } })}
			button="Stop these emails"
			done={tonightTexts.left}
			isDone={isDone}
			brokenText={tonightTexts.leaveLinkBroken}
			isBroken={search.has("problem") || (!isOurs && !isDone)}
		/>
	);
}
