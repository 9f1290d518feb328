/**
 * Where the admins' desk stands. The server alone uses this, and tells it to admins: no page that others load holds it, and
 * whoever is no admin finds there what stands at any unknown address.
 */
export const DESK_PATH = "/cms-x9k2m";
