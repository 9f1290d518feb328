import type { FAQPage } from "schema-dts";
import "./quiz.css";
import "../../ui/styles/figures/charts.css";

const FAQ = [
	{
		question: "Where do the questions come from?",
		answer:
			"From ball-by-ball data of every match since 2008. It gives us the right answer, and shows that every other option is wrong.",
	},
	{
		question: "How do points work?",
		answer:
			"Easy questions are worth 10 points, medium ones 20, hard ones 30. For the leaderboard a question counts once a day, with your first answer. Answers faster than anyone can read the question score nothing.",
	},
	{
		question: "What is the daily quiz?",
		answer:
			"Ten questions, the same for everybody, new at midnight in India. You have one go a day, and can share the result without giving the answers away.",
	},
	{
		question: "Do I need an account?",
		answer:
			"No. Anybody can play, and a quiz you leave waits for you in the same browser. Sign in to score points and get on the leaderboard.",
	},
];

export const faqPage: FAQPage = {
	"@type": "FAQPage",
	mainEntity: FAQ.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	})),
};

export function Faq() {
	return (
		<section className="quiz-faq" aria-labelledby="faq">
			<h2 id="faq" className="mb-3">
				Frequently asked questions
			</h2>
			{FAQ.map(({ question, answer }) => (
				<details key={question} className="disclose">
					<summary>{question}</summary>
					<p>{answer}</p>
				</details>
			))}
		</section>
	);
}
