import { useSearchParams } from "react-router";
import { addressOf, request } from "../../lib/api.ts";
import { pageMeta, siteOf } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import type { Route } from "./+types/unsubscribe-page";
import { Answer } from "./answer.tsx";
import { newsletterTexts } from "./rules.ts";

export function loader({ context, request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	return { isOurs: context.get(services).isMailedToken("unsubscribe", token) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Unsubscribe",
		description: "The page that the last link of every newsletter opens.",
		path: "/newsletter/unsubscribe",
		index: false,
	});
}

/** The page of the unsubscribe link in every newsletter. Opening it changes nothing; the click unsubscribes. */
export default function UnsubscribePage({ matches, loaderData: { isOurs } }: Route.ComponentProps) {
	const [search] = useSearchParams();
	const token = search.get("token") ?? "";
	const isDone = search.has("done");
	const isBroken = search.has("problem") || (!isOurs && !isDone);
	return (
		<Answer
			title="Unsubscribe from the newsletter"
			text={`You won't get the ${siteOf(matches).site_name} newsletter any more, and we'll delete your address.`}
			action={addressOf("POST /newsletter/unsubscription", { query: { token } })}
			send={() => request("POST /newsletter/unsubscription", { query: { token } })}
			button="Unsubscribe"
			done={newsletterTexts.left}
			isDone={isDone}
			brokenText={newsletterTexts.leaveLinkBroken}
			isBroken={isBroken}
		/>
	);
}
