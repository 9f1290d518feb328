import { createContext, useContext } from "react";

/** The address of the page, path and query: in an island as on a page of the router, on the server as in the browser. */
export const Here = createContext("/");
export const useHere = (): string => useContext(Here);
