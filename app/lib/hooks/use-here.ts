import { createContext, useContext } from "react";
import { signInPath } from "../return-path.ts";

/** The path and query of the page, on the server as in the browser. */
export const Here = createContext("/");
export const useHere = (): string => useContext(Here);

/** The address of the sign-in page that leads back to the current page. */
export const useSignInPath = (): string => signInPath(useHere());
