/** The address of the admins' desk. No script of a browser may hold it: the site gives it to admins alone. */
export const DESK_PATH = "/cms-x9k2m";

const DESK = new RegExp(`^${DESK_PATH}/?$`, "i");

/** Whether a path is the desk's. */
export const isDesk = (path: string): boolean => DESK.test(path);
