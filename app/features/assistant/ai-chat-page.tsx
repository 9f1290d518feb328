import { useEffect, useRef } from "react";
import { data, useLocation, useNavigate, useNavigation } from "react-router";
import { useOnline } from "../../lib/hooks/use-online.ts";
import { useSlow } from "../../lib/hooks/use-slow.ts";
import { breadcrumbList, metaDescription, pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { PageHead } from "../../ui/heads.tsx";
import { Link } from "../../ui/link.tsx";
import type { Route } from "./+types/ai-chat-page";
import type { AskOn } from "./answer/answer.tsx";
import { ClaimForm, Claims } from "./claims.tsx";
import { Author, ChatMessage } from "./conversation/chat-message.tsx";
import { Composer } from "./conversation/composer.tsx";
import { earlierOf, type Message, type Running } from "./conversation/messages.ts";
import { useConversation } from "./conversation/use-conversation.ts";
import { ASSISTANT, askedAt, assistantTexts, EXAMPLES } from "./rules.ts";

/** An address, for a click before the scripts have loaded. */
const NEW_QUESTION = `${ASSISTANT}?new`;

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "AI Assistant", path: ASSISTANT },
];

export async function loader({ context, request }: Route.LoaderArgs) {
	const { assistant, page } = context.get(services);
	const { searchParams } = new URL(request.url);
	if (!["q", "rows", "claim"].some((name) => searchParams.has(name))) {
		page.keep("site");
		return { asked: null, claims: null, rests: false, asksOn: false };
	}
	if (assistant.rests()) return data({ asked: null, claims: null, rests: true, asksOn: false }, { status: 503 });
	const claims = await assistant.claimPage(searchParams);
	const asked = claims ? null : await assistant.answerPage(searchParams);
	page.keep("record");
	return { asked, claims, rests: false, asksOn: assistant.asksOn };
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
	const { key, search } = useLocation();
	const { messages, running, ask, askAgain, begin } = useConversation({ asked, visit: `${key} ${search}`, asksOn });
	const waiting = running !== null;
	const navigation = useNavigation();
	const opening = useSlow(navigation.location?.pathname === ASSISTANT);
	const online = useOnline();
	const count = messages.length;
	const log = useInSight(count, running?.id);
	useNewQuestion(search, begin);
	const suggestions = messages.findLast(({ isBot }) => isBot)?.answer?.suggestions ?? [];
	const before = earlierOf(messages).map(({ question }) => question);
	const askOn: AskOn = { ask, before, waiting };
	const failed = waiting ? undefined : failedOf(messages);
	return (
		<div className="wrap" data-end="">
			<PageHead title="AI Assistant" lead="Ask anything about the IPL. Answers come straight from the scorecards.">
				<Breadcrumbs crumbs={crumbs} />
			</PageHead>
			{claims ? <Claims claims={claims} /> : null}
			<section aria-label="Conversation">
				{online ? null : <Notice text="You're offline. Ask away once you're connected again." />}
				{rests ? <Notice text={assistantTexts.rests} /> : null}
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the newest answer is reached by keyboard */}
				<div className="ask-log" role="log" aria-label="Messages" aria-busy={opening} tabIndex={0}>
					<ol ref={log}>
						{/* who comes for an answer gets it first */}
						{asked ? null : (
							<li>
								<Author />
								<p className="ask-line">{assistantTexts.greeting}</p>
							</li>
						)}
						{[...messages, ...(running ? [running] : opening ? [OPENING] : [])].map((message) => (
							<ChatMessage
								key={message.id}
								message={message}
								ask={askOn}
								askAgain={message.id === failed ? askAgain : undefined}
							/>
						))}
					</ol>
				</div>
				<Dock hasMessages={count > 0} waiting={waiting || !online} ask={askOn} begin={begin} />
			</section>
			<Further suggestions={suggestions} ask={askOn} />
			<ClaimForm />
		</div>
	);
}

const Notice = ({ text }: { text: string }) => (
	<p className="chat-bar" role="status">
		{text}
	</p>
);

type DockProps = { hasMessages: boolean; waiting: boolean; ask: AskOn; begin: () => void };

/** The field, at the bottom of the screen once there is a message, and the way to a new conversation. */
function Dock({ hasMessages, waiting, ask: { ask, before }, begin }: DockProps) {
	const navigate = useNavigate();
	return (
		<div className="ask-dock" data-docked={hasMessages ? "" : undefined}>
			<Composer waiting={waiting} after={before.join("\n")} ask={ask} />
			{hasMessages ? (
				<div className="ask-foot">
					<Link
						className="btn"
						data-variant="quiet"
						to={NEW_QUESTION}
						onClick={(event) => {
							event.preventDefault();
							begin();
							void navigate(ASSISTANT);
						}}
					>
						New question
					</Link>
				</div>
			) : null}
		</div>
	);
}

/** Starts over where a click before the scripts came led to the address of a new question. */
function useNewQuestion(search: string, begin: () => void) {
	const navigate = useNavigate();
	useEffect(() => {
		if (search !== "?new") return;
		begin();
		void navigate(ASSISTANT, { replace: true });
	}, [search, begin, navigate]);
}

/**
 * Scrolls the last question into view when its answer begins and when it is complete, because the input field would
 * cover the progress text. A conversation restored after a reload does not scroll. Returns the ref of the list.
 */
function useInSight(count: number, running: string | undefined) {
	const log = useRef<HTMLOListElement>(null);
	const seen = useRef(0);
	useEffect(() => {
		const isNew = running !== undefined || (seen.current > 0 && count > seen.current);
		seen.current = count;
		if (isNew) [...(log.current?.querySelectorAll(".ask-q") ?? [])].at(-1)?.scrollIntoView({ block: "start" });
	}, [count, running]);
	return log;
}

/** The answer of an address that is being opened. */
const OPENING: Running = { id: "opening", content: "", isBot: true, timestamp: 0, looking: [], sentences: [] };

/** The id of the last message if it is an excuse for a failure. */
function failedOf(messages: Message[]): string | undefined {
	const last = messages.at(-1);
	return last?.isBot && !last.answer ? last.id : undefined;
}

type FurtherProps = { suggestions: { text: string; to: string }[]; ask: AskOn };

/** Questions near the last answer, else questions to start with. */
function Further({ suggestions, ask: { ask, waiting } }: FurtherProps) {
	return (
		<section className="mt-6" aria-labelledby="examples">
			<h2 className={suggestions.length > 0 ? "reading-lead" : "sr-only"} id="examples">
				{suggestions.length > 0 ? "Ask on" : "Questions to start with"}
			</h2>
			<ul className="chips">
				{suggestions.length > 0
					? suggestions.map(({ text, to }) => (
							<li key={to}>
								<Link className="chip" to={to} preventScrollReset>
									{text}
								</Link>
							</li>
						))
					: EXAMPLES.map((example) => (
							<li key={example}>
								<a
									className="chip"
									href={askedAt(example)}
									aria-disabled={waiting}
									onClick={(event) => {
										event.preventDefault();
										ask(example);
									}}
								>
									{example}
								</a>
							</li>
						))}
			</ul>
		</section>
	);
}
