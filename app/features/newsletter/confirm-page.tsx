import { useSearchParams } from "react-router";
import { addressOf, request } from "../../lib/api.ts";
import { pageMeta, siteOf } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { Link } from "../../ui/link.tsx";
import type { Route } from "./+types/confirm-page";
import { Answer } from "./answer.tsx";
import { newsletterTexts } from "./rules.ts";

export function loader({ context, request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	return { isOurs: context.get(services).isMailedToken("confirm", token) };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Confirm the newsletter",
		description: "The page that the link in the newsletter's first mail opens.",
		path: "/newsletter/confirm",
		index: false,
	});
}

/** The page of the link in the confirmation mail. Opening it changes nothing; the click confirms. */
export default function ConfirmPage({ matches, loaderData: { isOurs } }: Route.ComponentProps) {
	const [search] = useSearchParams();
	const token = search.get("token") ?? "";
	const isDone = search.has("done");
	const isBroken = search.has("problem") || (!isOurs && !isDone);
	return (
		<Answer
			title="One tap and you're on the list"
			text={`You'll get the ${siteOf(matches).site_name} newsletter once a week, and can unsubscribe any time.`}
			action={addressOf("POST /newsletter/confirmation")}
			send={() => request("POST /newsletter/confirmation", { body: { token } })}
			button="Yes, send it to me"
			fields={{ token }}
			done={newsletterTexts.confirmed}
			isDone={isDone}
			brokenText={newsletterTexts.linkUsed}
			isBroken={isBroken}
		>
			<p>
				<Link className="btn" data-size="lg" to="/newsletter">
					Ask for a new link
				</Link>
			</p>
		</Answer>
	);
}
