import { SendHorizontal, X } from "lucide-react";
import type { FormEvent, KeyboardEvent, RefObject } from "react";
import type { Unsent } from "../live/outbox.ts";
import { chatTexts, LONGEST_MESSAGE } from "../rules.ts";
import "./chat.css";
import "../../../../ui/styles/choices/forms.css";
import "../../../../ui/styles/messages.css";

type ChatComposerProps = {
	field: RefObject<HTMLTextAreaElement | null>;
	text: string;
	onText: (text: string) => void;
	reply_to: Unsent["reply_to"];
	onDropReply: () => void;
	/** true while a message is being sent; Send is disabled then */
	sending: boolean;
	/** why the fan may not write, or null */
	barred: string | null;
	onSend: (content: string) => void;
};

/** The field for a message: Enter sends it, Shift and Enter start a new line. */
export function ChatComposer(props: ChatComposerProps) {
	const { field, text, onText, reply_to, onDropReply, sending, barred, onSend } = props;

	function send() {
		const content = text.trim();
		if (content === "" || sending || barred) return;
		onSend(content);
	}
	function onSubmit(event: FormEvent) {
		event.preventDefault();
		send();
	}
	function onKeyDown(event: KeyboardEvent) {
		if (event.key === "Escape") onDropReply();
		// with an input method, Enter confirms a word
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		send();
	}
	return (
		<>
			{barred ? (
				<p className="chat-bar" id="barred" role="status">
					{barred}
				</p>
			) : null}
			{reply_to ? (
				<p className="chat-reply">
					<span>
						Replying to <strong>{reply_to.sender}</strong> {reply_to.content}
					</span>
					<button type="button" className="btn" data-variant="quiet" aria-label="Cancel reply" onClick={onDropReply}>
						<X className="icon" />
					</button>
				</p>
			) : null}
			<form className="composer" onSubmit={onSubmit}>
				<label className="sr-only" htmlFor="message">
					Message
				</label>
				<textarea
					ref={field}
					id="message"
					className="input"
					rows={1}
					maxLength={LONGEST_MESSAGE}
					placeholder={chatTexts.placeholder}
					autoComplete="off"
					enterKeyHint="send"
					disabled={barred !== null}
					aria-describedby={barred ? "barred" : undefined}
					value={text}
					onChange={(event) => onText(event.target.value)}
					onKeyDown={onKeyDown}
				/>
				<button
					type="submit"
					className="btn"
					disabled={barred !== null}
					aria-disabled={sending}
					data-disabled={sending ? "" : undefined}
				>
					<SendHorizontal className="icon" />
					<span className="sr-only">Send</span>
				</button>
			</form>
		</>
	);
}
