import { type FormEvent, useState } from "react";
import { RequestFailed } from "../../../../lib/api.ts";
import { Field } from "../../../../ui/forms/field.tsx";
import { toast } from "../../../../ui/toast.tsx";
import type { Message } from "../../group.ts";
import type { Chat } from "../live/use-chat.ts";
import { chatTexts, REPORT_REASONS, type ReportReason } from "../rules.ts";
import "../../../../ui/styles/choices/forms.css";

/** The form to report a message. */
export function ReportMessage({ message, chat, onDone }: { message: Message; chat: Chat; onDone: () => void }) {
	const [problem, setProblem] = useState<string | null>(null);

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const { reason, note } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
		try {
			await chat.report(message, reason as ReportReason, note ?? "");
			toast({ type: "success", title: "Reported", text: "Thanks. We'll take a look." });
			onDone();
		} catch (error) {
			setProblem(error instanceof RequestFailed && error.status < 500 ? error.message : chatTexts.changeFailed);
		}
	}

	return (
		<form className="grid gap-3" onSubmit={send}>
			<Field id={`report-${message.id}`} label="What's wrong with it?">
				{(control) => (
					<select {...control} name="reason">
						{Object.entries(REPORT_REASONS).map(([reason, words]) => (
							<option key={reason} value={reason}>
								{words}
							</option>
						))}
					</select>
				)}
			</Field>
			<input className="input" name="note" maxLength={300} aria-label="Tell us more (optional)" autoComplete="off" />
			{problem ? (
				<p className="field-error" role="alert">
					{problem}
				</p>
			) : null}
			<p className="cluster">
				<button type="submit" className="btn" data-variant="outline">
					Send report
				</button>
				<button type="button" className="btn" data-variant="quiet" onClick={onDone}>
					Cancel
				</button>
			</p>
		</form>
	);
}
