/** 8-4-4-4-12 hexadecimal digits, version 1 to 5. Anything else in an address is a slug. */
export function isUuid(text: string): boolean {
	return /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
