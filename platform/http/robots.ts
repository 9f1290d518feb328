import { isbot } from "isbot";

/** True for programs that say of themselves that they are no person's browser, and for those that say nothing. */
export const isRobot = (userAgent: string | null): boolean => !userAgent || isbot(userAgent);
