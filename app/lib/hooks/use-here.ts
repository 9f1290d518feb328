import { createContext, useContext } from "react";

/** The path and query of the page, on the server as in the browser. */
export const Here = createContext("/");
export const useHere = (): string => useContext(Here);
