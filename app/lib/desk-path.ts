/** The address of the admins' desk. To everybody else its loader returns the page for unknown addresses. */
export const DESK_PATH = "/cms-x9k2m";
