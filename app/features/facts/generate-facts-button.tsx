import { LoaderCircle, Sparkles } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { RequestFailed, request } from "../../lib/api.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { toast } from "../../ui/toast.tsx";
import { FACTS_PER_GENERATION, type FactCategory, factsTexts, GENERAL_CATEGORY } from "./rules.ts";

type GenerateFactsButtonProps = {
	category: FactCategory | null;
	/** smaller, beside something more important */
	quiet?: boolean;
	children: ReactNode;
};

/** Requests new facts of the selected category, shows the result, and reloads the list. */
export function GenerateFactsButton({ category, quiet, children }: GenerateFactsButtonProps) {
	const [busy, setBusy] = useState(false);
	const { revalidate } = useRevalidator();
	const { me } = useAuth();

	async function generate() {
		setBusy(true);
		try {
			const made = await request("POST /functions/generate-ipl-facts", {
				body: { category: category ?? GENERAL_CATEGORY, count: FACTS_PER_GENERATION },
			});
			toast(
				made.why
					? { type: "info", title: factsTexts.nothingNewTitle, text: made.why }
					: { type: "success", title: "Success!", text: factsTexts.generated(made.generated_count, made.category) },
			);
			await revalidate();
		} catch (error) {
			toast({ type: "error", title: "Error", text: failureText(error, me?.role === "admin") });
		} finally {
			setBusy(false);
		}
	}

	return (
		<button
			type="button"
			className="btn needs-script"
			data-variant={quiet ? "outline" : undefined}
			aria-disabled={busy}
			aria-busy={busy}
			data-disabled={busy ? "" : undefined}
			onClick={busy ? undefined : generate}
		>
			{busy ? <LoaderCircle className="icon spin" /> : <Sparkles className="icon" />}
			{busy ? "Generating..." : children}
		</button>
	);
}

// the server explains limits
function failureText(error: unknown, isAdmin: boolean): string {
	if (error instanceof RequestFailed && error.status === 429) return error.message;
	return isAdmin ? factsTexts.generateFailed : factsTexts.generateFailedForFans;
}
