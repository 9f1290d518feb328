// the site's answer to a visitor
export const GET = () => Response.json({ me: null });
