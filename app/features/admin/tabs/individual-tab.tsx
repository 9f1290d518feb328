import { request } from "../../../lib/api.ts";
import { toast } from "../../../ui/toast.tsx";
import { FACT_CATEGORIES, type FactCategory } from "../../facts/rules.ts";
import { DIFFICULTIES } from "../../quiz/play-rules.ts";
import { BusyButton } from "../busy-button.tsx";
import { adminTexts, FACTS_PER_CLICK, QUESTIONS_PER_CLICK, QUIZ_CATEGORY_NAMES } from "../rules.ts";
import "../../../ui/styles/figures/tables.css";

async function generateQuestions(category: (typeof QUIZ_CATEGORY_NAMES)[number], difficulty: string) {
	const asked = { category, difficulty, count: QUESTIONS_PER_CLICK };
	const { generated_count, why } = await request("POST /functions/generate-quiz-questions", { body: asked });
	showResult(why, adminTexts.questionsGenerated(generated_count, difficulty, category));
}

async function generateFacts(category: FactCategory) {
	const asked = { category, count: FACTS_PER_CLICK };
	const { generated_count, why } = await request("POST /functions/generate-ipl-facts", { body: asked });
	showResult(why, adminTexts.factsGenerated(generated_count, category));
}

/** Shows a toast: `made`, or the reason why nothing was made. */
function showResult(why: string | undefined, made: string) {
	if (why) toast({ type: "info", title: adminTexts.nothingNew, text: why });
	else toast({ type: "success", title: "Success!", text: made });
}

/** ADMIN-3: buttons that generate five questions of a category and difficulty, or ten facts of a category. */
export function IndividualTab() {
	return (
		<div className="halves">
			<section aria-labelledby="individual-questions">
				<h2 id="individual-questions" className="mb-3">
					Quiz questions
				</h2>
				<ul className="ledger">
					{QUIZ_CATEGORY_NAMES.map((category) => (
						<li key={category} className="flex-wrap">
							<strong className="grow">{category}</strong>
							<span className="cluster">
								{Object.values(DIFFICULTIES).map((difficulty) => (
									<BusyButton
										key={difficulty}
										variant="outline"
										label={`${difficulty}, ${category}`}
										action={() => generateQuestions(category, difficulty)}
										failed={adminTexts.questionsFailed}
									>
										{difficulty}
									</BusyButton>
								))}
							</span>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="individual-facts">
				<h2 id="individual-facts" className="mb-3">
					Facts
				</h2>
				<ul className="ledger">
					{FACT_CATEGORIES.map((category) => (
						<li key={category} className="flex-wrap">
							<strong className="grow">{category}</strong>
							<BusyButton
								variant="outline"
								label={`Generate ${FACTS_PER_CLICK} Facts, ${category}`}
								action={() => generateFacts(category)}
								failed={adminTexts.factsFailed}
							>
								Generate {FACTS_PER_CLICK} Facts
							</BusyButton>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}
