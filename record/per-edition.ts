/**
 * Returns `build` with a cache: one result for each record, until the record's edition changes. A build that rejects is
 * not cached.
 */
export function perEdition<Source extends { edition: string }, Built>(build: (record: Source) => Promise<Built>) {
	const cache = new WeakMap<Source, { edition: string; built: Promise<Built> }>();
	return (record: Source): Promise<Built> => {
		const cached = cache.get(record);
		if (cached?.edition === record.edition) return cached.built;
		const built = build(record);
		cache.set(record, { edition: record.edition, built });
		built.catch(() => cache.delete(record));
		return built;
	};
}
