/** The path of the admins' desk. It must not be in any browser script: only admins get it. */
export const DESK_PATH = "/cms-x9k2m";

const DESK = new RegExp(`^${DESK_PATH}/?$`, "i");

export const isDesk = (path: string): boolean => DESK.test(path);
