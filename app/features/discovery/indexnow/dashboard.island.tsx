import { RotateCw } from "lucide-react";
import { RequestFailed, request } from "../../../lib/api.ts";
import { grouped } from "../../../lib/numbers.ts";
import { useAuth } from "../../../lib/session/auth.tsx";
import { EmptyState, ErrorState } from "../../../ui/state.tsx";
import { toast } from "../../../ui/toast.tsx";
import { indexNowTexts, KEY_PAGES } from "./rules.ts";
import { SubmissionTable } from "./submission-table.tsx";
import { BulkForm, ContentForm, ManualForm, type Submit } from "./submit-forms.tsx";
import { useSubmissions } from "./use-submissions.ts";
import "../../../ui/styles/figures/tables.css";

const FIGURES = [
	["total", "In 30 days"],
	["success", "Submitted"],
	["failed", "Failed"],
	["pending", "Pending"],
] as const;

/** The dashboard for admins (INDEX-1). Others read that it is not for them. */
export default function Dashboard() {
	const { status, me } = useAuth();
	if (me?.role === "admin") return <Submissions />;
	if (status === "loading") return <p className="skeleton h-40" role="status" aria-label="Loading" />;
	return (
		<EmptyState title="This is for admins" text="Submissions are made by the admins of the site.">
			<a className="btn" href={me ? "/" : "/auth?next=/indexnow-dashboard"}>
				{me ? "Go Home" : "Sign In"}
			</a>
		</EmptyState>
	);
}

function Submissions() {
	const { answer, failure, again, stored } = useSubmissions();
	const off = answer?.enabled === false;

	const submit: Submit = async (type, urls) => {
		try {
			const { submitted } = await request("POST /indexnow/submissions", { body: { type, urls } });
			if (submitted) toast({ type: "success", title: indexNowTexts.submitted, text: `${urls.length} handed in.` });
			again();
			return submitted;
		} catch (error) {
			const text = error instanceof RequestFailed && error.status < 500 ? error.message : indexNowTexts.submitFailed;
			toast({ type: "error", title: indexNowTexts.failed, text });
			return false;
		}
	};

	return (
		<div className="stack gap-8">
			{off ? (
				<p className="note" role="status">
					{indexNowTexts.off}
				</p>
			) : null}
			<dl className="figures" aria-label="Submissions">
				{FIGURES.map(([name, label]) => (
					<div key={name}>
						<dt>{label}</dt>
						<dd>{answer ? grouped(answer.statistics[name]) : "—"}</dd>
					</div>
				))}
			</dl>
			<KeyPages submit={submit} disabled={off} />
			<div className="grid-auto">
				<ManualForm submit={submit} disabled={off} />
				<ContentForm submit={submit} disabled={off} />
				<BulkForm submit={submit} disabled={off} />
			</div>
			{failure && !answer ? (
				<ErrorState title="Failed to load the submissions" text="Here is what this browser remembers.">
					<button type="button" className="btn" onClick={again}>
						<RotateCw className="icon" /> Try again
					</button>
				</ErrorState>
			) : null}
			{answer || failure ? (
				<SubmissionTable submissions={answer?.submissions ?? stored} />
			) : (
				<p className="skeleton h-40" role="status" aria-label="Loading the submissions" />
			)}
		</div>
	);
}

function KeyPages({ submit, disabled }: { submit: Submit; disabled: boolean }) {
	return (
		<section className="stack gap-4" aria-labelledby="key-pages">
			<h2 id="key-pages">Key pages</h2>
			<ul className="cluster">
				{KEY_PAGES.map((path) => (
					<li key={path}>
						<button
							type="button"
							className="btn"
							data-variant="outline"
							disabled={disabled}
							aria-label={`Submit ${path}`}
							onClick={() => submit(path === "/sitemap.xml" ? "sitemap" : "manual", [path])}
						>
							{path}
						</button>
					</li>
				))}
			</ul>
			<p className="cluster">
				<button type="button" className="btn" disabled={disabled} onClick={() => submit("bulk", [...KEY_PAGES])}>
					Submit all key pages
				</button>
				<button
					type="button"
					className="btn"
					data-variant="outline"
					disabled={disabled}
					onClick={() => submit("sitemap", ["/sitemap.xml"])}
				>
					Submit the sitemap
				</button>
			</p>
		</section>
	);
}
