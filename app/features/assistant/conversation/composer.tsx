import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { ASSISTANT, assistantTexts, LONGEST_QUESTION } from "../rules.ts";
import "../assistant.css";

type ComposerProps = {
	/** true while an answer is loading or the browser is offline */
	waiting: boolean;
	/** earlier questions, one per line */
	after: string;
	ask: (text: string) => void;
};

/** The question field. Enter sends, Shift+Enter starts a new line. Without scripts the form opens the answer's page. */
export function Composer({ waiting, after, ask }: ComposerProps) {
	// uncontrolled, to keep the cursor and text typed before hydration
	const field = useRef<HTMLTextAreaElement>(null);

	function send() {
		const text = field.current?.value ?? "";
		if (!field.current || text.trim() === "" || waiting) return;
		field.current.value = "";
		ask(text);
	}
	function onSubmit(event: FormEvent) {
		event.preventDefault();
		send();
	}
	function onKeyDown(event: KeyboardEvent) {
		// Enter may confirm a word of an input method
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		send();
	}
	return (
		<form className="askbox" method="get" action={ASSISTANT} onSubmit={onSubmit}>
			<label className="sr-only" htmlFor="question">
				Your question
			</label>
			<textarea
				ref={field}
				id="question"
				name="q"
				rows={1}
				maxLength={LONGEST_QUESTION}
				placeholder={assistantTexts.placeholder}
				autoComplete="off"
				enterKeyHint="send"
				onKeyDown={onKeyDown}
			/>
			{after ? <input type="hidden" name="after" value={after} /> : null}
			<button type="submit" className="btn" aria-disabled={waiting} data-disabled={waiting ? "" : undefined}>
				<SendHorizontal className="icon" />
				<span className="sr-only">Send</span>
			</button>
		</form>
	);
}
