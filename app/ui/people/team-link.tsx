import "../styles/figures/tables.css";

/** The sides that have colours and a page. Former sides have neither. */
const WITH_PAGE = new Set(["csk", "dc", "gt", "kkr", "lsg", "mi", "pbks", "rcb", "rr", "srh"]);

/** A side's name, linked to its page if there is one. */
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
