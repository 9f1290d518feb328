import { LoaderCircle, Sparkles } from "lucide-react";
import { useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { useAuth } from "../../lib/session/auth.tsx";
import { refreshPage } from "../../ui/parts/navigate.ts";
import { toast } from "../../ui/toast.tsx";
import { FACTS_PER_GENERATION, type FactCategory, factsTexts, GENERAL_CATEGORY } from "./rules.ts";

type GenerateFactsProps = {
	label: string;
	/** outlined, beside a more important button */
	quiet?: boolean;
};

const category = () => new URLSearchParams(location.search).get("category") as FactCategory | null;

/** Requests new facts of the category in the address, and reloads the list. */
export default function GenerateFacts({ label, quiet }: GenerateFactsProps) {
	const [busy, setBusy] = useState(false);
	const { me } = useAuth();

	async function generate() {
		setBusy(true);
		try {
			const made = await request("POST /functions/generate-ipl-facts", {
				body: { category: category() ?? GENERAL_CATEGORY, count: FACTS_PER_GENERATION },
			});
			toast(
				made.why
					? { type: "info", title: factsTexts.nothingNewTitle, text: made.why }
					: { type: "success", title: "Success!", text: factsTexts.generated(made.generated_count, made.category) },
			);
			await refreshPage();
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
			{busy ? "Generating..." : label}
		</button>
	);
}

// the server's text says which limit was reached
function failureText(error: unknown, isAdmin: boolean): string {
	if (error instanceof RequestFailed && error.status === 429) return error.message;
	return isAdmin ? factsTexts.generateFailed : factsTexts.generateFailedForFans;
}
