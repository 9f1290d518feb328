import { pageMeta } from "../../lib/meta.ts";
import { pageContext } from "../../page-context.ts";
import { PageHead } from "../../ui/heads.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import type { Route } from "./+types/more-page";
import { AreaList } from "./area-list.tsx";
import "./more.css";

export function loader({ context }: Route.LoaderArgs) {
	context.get(pageContext).page.keep("site");
	return null;
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta(matches, {
		title: "Everything here",
		description: "All areas of the site in one list.",
		path: "/more",
		index: false,
	});
}

/** All areas, for 'More' without scripts. live/more-sheet.ts takes the content of the sheet from this page. */
export default function MorePage() {
	return (
		<div className="wrap more-page" data-end="">
			<PageHead title="Everything here" />
			<AreaList heading="h2" />
			<div className="theme-row needs-script">
				<span aria-hidden="true">Theme</span>
				<ThemeSwitch />
			</div>
		</div>
	);
}
