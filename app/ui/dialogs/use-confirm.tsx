import { type ReactNode, useState } from "react";
import { useLazyPart } from "../../lib/hooks/use-lazy-part.ts";
import type { Question } from "./confirm.tsx";

const confirm = () => import("./confirm.tsx");

/** A question before an action. `ask` opens it; the caller renders `dialog`. */
export function useConfirm(): { ask: (question: Question, onGo: () => void) => void; dialog: ReactNode } {
	const [pending, setPending] = useState<{ question: Question; onGo: () => void } | null>(null);
	const Confirm = useLazyPart(confirm, pending !== null, () => setPending(null));
	return {
		ask: (question, onGo) => setPending({ question, onGo }),
		dialog:
			Confirm && pending ? (
				<Confirm
					question={pending.question}
					onGo={() => {
						setPending(null);
						pending.onGo();
					}}
					onClose={() => setPending(null)}
				/>
			) : null,
	};
}
