import type { FormEvent } from "react";
import "../../ui/styles/choices/forms.css";

type SearchFormProps = {
	/** the id of the input */
	id: string;
	label: string;
	longest: number;
	onSearch: (q: string) => void;
};

export function SearchForm({ id, label, longest, onSearch }: SearchFormProps) {
	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		onSearch(String(new FormData(event.currentTarget).get("q") ?? "").trim());
	}
	return (
		<form className="toolbar" onSubmit={submit}>
			<div className="field">
				<label className="field-label" htmlFor={id}>
					{label}
				</label>
				<input className="input" id={id} name="q" type="search" maxLength={longest} autoComplete="off" />
			</div>
			<button type="submit" className="btn self-end">
				Search
			</button>
		</form>
	);
}
