import { Island } from "../../../islands/island.tsx";
import { breadcrumbList, pageMeta, siteOf } from "../../../lib/meta.ts";
import { pageContext } from "../../../page-context.ts";
import { DAILY_LENGTH } from "../play-rules.ts";
import type { Route } from "./+types/daily-page";
import DailyQuiz from "./daily-quiz.island.tsx";

const crumbs = [
	{ name: "Home", path: "/" },
	{ name: "Quiz", path: "/quiz" },
	{ name: "Daily quiz", path: "/quiz/daily" },
];

export function loader({ context }: Route.LoaderArgs) {
	context.get(pageContext).page.keep("quiz");
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

export default function DailyPage({ matches }: Route.ComponentProps) {
	return (
		<>
			<Island of={DailyQuiz} wake="now" props={{ crumbs, siteName: siteOf(matches).site_name }} />
			<noscript>
				<p className="wrap">
					The quiz needs JavaScript. Its first question is on the <a href="/">home page</a>.
				</p>
			</noscript>
		</>
	);
}
