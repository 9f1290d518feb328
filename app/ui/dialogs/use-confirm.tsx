import { type ReactNode, useState } from "react";
import { useLazyPart } from "../../lib/hooks/use-lazy-part.ts";
import type { Question } from "./confirm.tsx";

const confirm = () => import("./confirm.tsx");

/** A question before an action: `ask` opens it, and the page renders `dialog`. */
export function useConfirm(): { ask: (question: Question, onGo: () => void) => void; dialog: ReactNode } {
	const [asked, setAsked] = useState<{ question: Question; onGo: () => void } | null>(null);
	const Confirm = useLazyPart(confirm, asked !== null, () => setAsked(null));
	return {
		ask: (question, onGo) => setAsked({ question, onGo }),
		dialog:
			Confirm && asked ? (
				<Confirm
					question={asked.question}
					onGo={() => {
						setAsked(null);
						asked.onGo();
					}}
					onClose={() => setAsked(null)}
				/>
			) : null,
	};
}
