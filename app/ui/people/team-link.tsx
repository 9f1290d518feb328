import "../styles/figures/tables.css";

/** The sides with colours (styles/teams.css) and a page; former sides are names only. */
const WITH_PAGE = new Set(["csk", "dc", "gt", "kkr", "lsg", "mi", "pbks", "rcb", "rr", "srh"]);

/** A side with its flag's colours, linked to its page when there is one. */
export function TeamLink({ id, name }: { id: string; name: string }) {
	return WITH_PAGE.has(id) ? (
		<a className="table-team" data-team={id} href={`/teams/${id}`}>
			{name}
		</a>
	) : (
		<span className="table-team" data-team={id}>
			{name}
		</span>
	);
}
