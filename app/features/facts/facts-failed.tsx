import { ErrorState } from "../../ui/state.tsx";
import { TryAgain } from "../../ui/try-again.tsx";
import { factsTexts } from "./rules.ts";

export function FactsFailed({ children }: { children?: React.ReactNode }) {
	return (
		<ErrorState
			title={factsTexts.loadFailed}
			text="Something went wrong on our side. Nothing you did is lost."
			toast={factsTexts.loadFailed}
		>
			<TryAgain />
			{children}
		</ErrorState>
	);
}
