import { Search } from "lucide-react";
import { Form } from "react-router";
import { type GroupsQuery, groupsTexts, LONGEST_SEARCH } from "./rules.ts";

/** The search: a form whose address is its result, so that it works before and without a script. */
export function GroupsSearch({ query: { q, tab } }: { query: GroupsQuery }) {
	return (
		<search>
			{/* a search begins it anew; a tab, whose groups may come while a fan types, leaves what was typed */}
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
