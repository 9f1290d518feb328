import { useEffect, useRef, useSyncExternalStore } from "react";
import { breadcrumbList, pageMeta } from "../../lib/meta.ts";
import { services } from "../../services.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { PageHead } from "../../ui/heads.tsx";
import type { Route } from "./+types/ai-chat-page";
import { Author, ChatMessage } from "./chat-message.tsx";
import { Composer } from "./composer.tsx";
import { assistantTexts, EXAMPLES } from "./rules.ts";
import { useConversation } from "./use-conversation.ts";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "AI Assistant", path: "/ai-chat" },
];

export function loader({ context }: Route.LoaderArgs) {
	context.get(services).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "AI Assistant",
		description:
			"Ask about the Indian Premier League in plain words: every answer is counted in the ball-by-ball match record.",
		path: "/ai-chat",
		structured_data: [{ ...breadcrumbList(matches, crumbs) }],
	});
}

export default function AiChatPage() {
	const { messages, waiting, begun, ask } = useConversation();
	const online = useOnline();
	const log = useRef<HTMLDivElement>(null);
	const count = messages.length;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new message, the waiting line or what has come is what moves the log
	useEffect(() => {
		log.current?.scrollTo({ top: log.current.scrollHeight });
	}, [count, waiting, begun]);
	return (
		<div className="wrap" data-end="">
			<PageHead title="AI Assistant" lead="Cricket answers counted in the match record, not remembered.">
				<Breadcrumbs crumbs={crumbs} />
			</PageHead>
			<section className="chat" aria-label="Conversation">
				{online ? null : (
					<p className="chat-bar" role="status">
						No connection. Questions can be asked again when it is back.
					</p>
				)}
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
				<div className="chat-log" role="log" aria-label="Messages" tabIndex={0} ref={log}>
					<ol>
						<li className="msg" data-ai="">
							<Author />
							<div className="msg-body">
								<p className="msg-text">{assistantTexts.greeting}</p>
							</div>
						</li>
						{messages.map((message) => (
							<ChatMessage key={message.id} message={message} />
						))}
						{waiting ? (
							<li className="msg" data-ai="">
								<Author />
								{/* the whole answer is read out once it is there, not twice */}
								{begun ? (
									<div className="msg-body" aria-hidden="true">
										<p className="msg-text">{begun}</p>
									</div>
								) : null}
								<p className={begun ? "sr-only" : "msg-text note"}>{assistantTexts.thinking}</p>
							</li>
						) : null}
					</ol>
				</div>
				<div className="chat-foot">
					<Composer waiting={waiting} ask={ask} />
					<noscript>
						<p className="chat-bar">
							Asking needs JavaScript. The same figures stand in the statistics and on the players’ pages.
						</p>
					</noscript>
				</div>
			</section>
			<section className="mt-6" aria-labelledby="examples">
				<h2 className="sr-only" id="examples">
					Questions to begin with
				</h2>
				<ul className="chips needs-script">
					{EXAMPLES.map((example) => (
						<li key={example}>
							<button type="button" className="chip" aria-disabled={waiting} onClick={() => void ask(example)}>
								{example}
							</button>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}

function useOnline(): boolean {
	return useSyncExternalStore(
		(changed) => {
			window.addEventListener("online", changed);
			window.addEventListener("offline", changed);
			return () => {
				window.removeEventListener("online", changed);
				window.removeEventListener("offline", changed);
			};
		},
		() => navigator.onLine,
		() => true,
	);
}
