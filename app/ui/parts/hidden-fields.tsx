/** Parameters of the address that a live form sends besides its own fields. */
export const HiddenFields = ({ fields }: { fields: Record<string, string | null | undefined> }) => (
	<span data-part="kept" hidden>
		{Object.entries(fields).map(([name, value]) =>
			value ? <input key={name} type="hidden" name={name} value={value} /> : null,
		)}
	</span>
);
