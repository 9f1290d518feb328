/** Where the admins' desk is. Its loader answers everybody else with the page that stands at an unknown address. */
export const DESK_PATH = "/cms-x9k2m";
