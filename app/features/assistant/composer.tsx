import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { assistantTexts, LONGEST_QUESTION } from "./rules.ts";

/** Where a question is typed: Enter sends it, Shift and Enter begin a new line. */
export function Composer({ waiting, ask }: { waiting: boolean; ask: (text: string) => Promise<void> }) {
	const [text, setText] = useState("");

	function send() {
		if (text.trim() === "" || waiting) return;
		setText("");
		void ask(text);
	}
	function onSubmit(event: FormEvent) {
		event.preventDefault();
		send();
	}
	function onKeyDown(event: KeyboardEvent) {
		// a key that ends a word of an input method does not send
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		send();
	}
	return (
		<form className="composer" onSubmit={onSubmit}>
			<label className="sr-only" htmlFor="question">
				Your question
			</label>
			<textarea
				id="question"
				className="input"
				rows={1}
				maxLength={LONGEST_QUESTION}
				placeholder={assistantTexts.placeholder}
				autoComplete="off"
				value={text}
				onChange={(event) => setText(event.target.value)}
				onKeyDown={onKeyDown}
			/>
			<button type="submit" className="btn" aria-disabled={waiting} data-disabled={waiting ? "" : undefined}>
				<SendHorizontal className="icon" />
				<span className="sr-only">Send</span>
			</button>
		</form>
	);
}
