import { createContext, useContext } from "react";
import { signInPath } from "../return-path.ts";

/** The path and query of the page. */
export const Here = createContext("/");
export const useHere = (): string => useContext(Here);

/** The address of the sign-in page, which leads back to this page. */
export const useSignInPath = (): string => signInPath(useHere());
