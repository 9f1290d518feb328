import { Search } from "lucide-react";
import { HiddenFields } from "../../ui/parts/hidden-fields.tsx";
import { type GroupsQuery, groupsTexts, LONGEST_SEARCH } from "./rules.ts";
import "../../ui/styles/choices/forms.css";

/** The search is a form with the result in its address, so it works without a script. */
export function GroupsSearch({ query: { q, tab } }: { query: GroupsQuery }) {
	return (
		<search>
			<form className="toolbar" method="get" action="/groups" data-live="">
				<HiddenFields fields={{ tab: tab === "all" ? null : tab }} />
				<div className="search">
					<Search className="icon" />
					<input
						className="input"
						type="search"
						name="q"
						defaultValue={q}
						maxLength={LONGEST_SEARCH}
						aria-label="Search groups"
						placeholder={groupsTexts.search}
					/>
				</div>
				<button type="submit" className="btn">
					Search
				</button>
			</form>
		</search>
	);
}
