import { data } from "react-router";
import { Island } from "../../islands/island.tsx";
import { breadcrumbList, metaDescription, pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import type { Route } from "./+types/ai-chat-page";
import { ClaimForm, Claims } from "./claims.tsx";
import Conversation from "./conversation/conversation.island.tsx";
import { answerPage, claimPage } from "./page.server.ts";
import { ASSISTANT } from "./rules.ts";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "AI Assistant", path: ASSISTANT },
];

export async function loader({ context, request }: Route.LoaderArgs) {
	const { db, record, settings, sheds, page } = context.get(pageContext);
	const { searchParams } = new URL(request.url);
	if (!["q", "rows", "claim"].some((name) => searchParams.has(name))) {
		page.keep("site");
		return { asked: null, claims: null, rests: false, asksOn: false };
	}
	if (sheds("answers")) return data({ asked: null, claims: null, rests: true, asksOn: false }, { status: 503 });
	const claims = await claimPage({ db, record }, searchParams);
	const asked = claims ? null : await answerPage({ db, record }, searchParams);
	page.keep("record");
	return { asked, claims, rests: false, asksOn: settings.AI_PROVIDER !== "none" && settings.AI_DAILY_BUDGET > 0 };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
	const { asked, claims } = loaderData ?? {};
	return pageMeta(matches, {
		title: asked ? asked.question : claims ? "A claim, checked" : "Ask anything about the IPL",
		description: asked
			? metaDescription(asked.answer.response)
			: "Ask anything about the Indian Premier League. Answers come straight from the scorecards.",
		path: ASSISTANT,
		// answers are not indexed, since the number of questions is unlimited
		index: !asked && !claims,
		structured_data: [{ ...breadcrumbList(matches, crumbs) }],
	});
}

export default function AiChatPage({ loaderData: { asked, claims, rests, asksOn } }: Route.ComponentProps) {
	return (
		<div className="wrap" data-end="">
			<PageHead title="AI Assistant" lead="Ask anything about the IPL. Answers come straight from the scorecards." />
			{claims ? <Claims claims={claims} /> : null}
			<Island of={Conversation} wake="now" props={{ asked, rests, asksOn }} />
			<ClaimForm />
			<p>
				<a className="link-more" href="/statistics/explore">
					Build your own question
				</a>
			</p>
		</div>
	);
}
