import { useEffect, useState } from "react";
import { breadcrumbList, pageMeta, siteOf } from "../../../lib/meta.ts";
import { services } from "../../../services.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { PageHead } from "../../../ui/heads.tsx";
import { DAILY_LENGTH } from "../play-rules.ts";
import { useMyQuiz } from "../use-my-quiz.ts";
import type { Route } from "./+types/daily-page";
import { DailyQuiz } from "./daily-quiz.tsx";
import "../../../ui/styles/figures/charts.css";
import "../../home/home.css";
import "../../home/today.css";
import "../quiz.css";
import "../result/result.css";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Quiz", path: "/quiz" },
	{ name: "Daily quiz", path: "/quiz/daily" },
];

export function loader({ context }: Route.LoaderArgs) {
	context.get(services).page.keep("quiz");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Daily IPL quiz",
		description: `${DAILY_LENGTH} IPL questions a day, the same for everybody. One go, new at midnight in India.`,
		path: "/quiz/daily",
		picture: "quiz/daily",
		structured_data: [breadcrumbList(matches, crumbs)],
	});
}

/** Opening the page begins nothing: the clock of a question runs from when it is shown. */
export default function DailyPage({ matches }: Route.ComponentProps) {
	const [begun, setBegun] = useState(false);
	const mine = useMyQuiz();
	const underWay = Boolean(mine?.daily);
	useEffect(() => {
		if (underWay) setBegun(true);
	}, [underWay]);
	if (begun) return <DailyQuiz crumbs={crumbs} siteName={siteOf(matches).site_name} />;
	return (
		<div className="wrap" data-end="">
			<PageHead title="Daily quiz" lead={`${DAILY_LENGTH} questions a day, the same for everybody.`}>
				<Breadcrumbs crumbs={crumbs} />
			</PageHead>
			<div className="prose mb-5">
				<p>
					Four easy, four medium, two hard. One go a day, new at midnight in India. Leave and come back any time: it
					waits for you.
				</p>
				<p className="quiz-no-script">The quiz needs JavaScript.</p>
			</div>
			<button type="button" className="btn needs-script" data-size="lg" onClick={() => setBegun(true)}>
				Play today's ten
			</button>
		</div>
	);
}
