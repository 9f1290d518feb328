import { Search } from "lucide-react";
import { Form } from "react-router";
import { type GroupsQuery, groupsTexts, LONGEST_SEARCH } from "./rules.ts";

/** The search is a form with the result in its address, so it works without a script. */
export function GroupsSearch({ query: { q, tab } }: { query: GroupsQuery }) {
	return (
		<search>
			{/* the key resets the field for a new search, but keeps typed text when the tab changes */}
			<Form className="toolbar" method="get" action="/groups" key={q}>
				{tab === "all" ? null : <input type="hidden" name="tab" value={tab} />}
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
			</Form>
		</search>
	);
}
