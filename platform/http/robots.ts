import { isbot } from "isbot";

/** True for declared robots, and without a user agent. */
export const isRobot = (userAgent: string | null): boolean => !userAgent || isbot(userAgent);
