import { useHere } from "../hooks/use-here.ts";
import { signInPath } from "../return-path.ts";

/** The address of the sign-in page that leads back to the current page. */
export const useSignInPath = (): string => signInPath(useHere());
