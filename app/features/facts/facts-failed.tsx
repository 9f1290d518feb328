import { useEffect } from "react";
import { ErrorState } from "../../ui/state.tsx";
import { toast } from "../../ui/toast.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import { factsTexts } from "./rules.ts";

/** Shown when the facts could not be loaded. */
export function FactsFailed({ children }: { children?: React.ReactNode }) {
	useEffect(() => toast({ type: "error", title: "Error", text: factsTexts.loadFailed }), []);
	return (
		<ErrorState title={factsTexts.loadFailed} text="Something went wrong on our side. Nothing you did is lost.">
			<TryAgain />
			{children}
		</ErrorState>
	);
}
