/** The link that an event is about, when it matches; else undefined. */
export const linkOf = ({ target }: Event, selector: string): HTMLAnchorElement | undefined =>
	(target as Element | null)?.closest?.<HTMLAnchorElement>(selector) ?? undefined;

/** A click without modifiers, which opens a link in this window. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
	button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
