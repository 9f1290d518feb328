// what the site answers to a browser in which nobody is signed in
export const GET = () => Response.json({ me: null });
