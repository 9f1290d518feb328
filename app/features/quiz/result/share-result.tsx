import { useAuth } from "../../../lib/session/auth.tsx";
import ShareButton from "../../sharing/share.island.tsx";
import type { Run } from "../quiz.ts";

/** A button for signed-in fans that shares a finished quiz. */
export function ShareResult({ run }: { run: Pick<Run, "id"> }) {
	const { status } = useAuth();
	if (status !== "signed-in") return null;
	return <ShareButton type="quiz_score" content_id={run.id} name="your result" label="Share & Earn" size="lg" />;
}
