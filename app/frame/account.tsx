import { useAuth } from "../lib/session/auth.tsx";
import { avatarPath, initialOf, NAMELESS } from "../lib/session/me.ts";
import { useSignInPath } from "../lib/session/use-sign-in-path.ts";
import { Link } from "../ui/link.tsx";
import { closeMenu, Menu, MenuLink } from "../ui/menu.tsx";
import { Avatar } from "../ui/people/avatar.tsx";
import { toast } from "../ui/toast.tsx";
import { Purse } from "./purse.tsx";

type Fan = NonNullable<ReturnType<typeof useAuth>["me"]>;

/**
 * The signed-in fan's menu, or the link to sign in. A placeholder until the session is known, since the page is the
 * same for everybody.
 */
export function Account() {
	const { status, me, signOutFailed } = useAuth();
	return (
		<div className="account" aria-busy={status === "loading"}>
			{status === "loading" ? (
				<Placeholder />
			) : me ? (
				<>
					<Purse purse={me.purse} />
					<AccountMenu me={me} />
				</>
			) : signOutFailed ? (
				<FinishLoggingOut />
			) : (
				<SignInLinks />
			)}
		</div>
	);
}

function Placeholder() {
	return (
		<>
			<span className="skeleton account-loading" role="status" aria-label="Loading your account" />
			<noscript>
				<a className="btn" data-variant="outline" href="/auth">
					Sign In
				</a>
				<a className="btn sign-up" href="/auth">
					Get Started
				</a>
			</noscript>
		</>
	);
}

function SignInLinks() {
	const signInPath = useSignInPath();
	return (
		<>
			<Link className="btn" data-variant="outline" to={signInPath}>
				Sign In
			</Link>
			<Link className="btn sign-up" to={signInPath}>
				Get Started
			</Link>
		</>
	);
}

/** After a log-out that failed: the way to try it again. */
function FinishLoggingOut() {
	const logOut = useLogOut();
	return (
		<button type="button" className="btn" data-variant="outline" onClick={() => void logOut()}>
			Finish logging out
		</button>
	);
}

function useLogOut() {
	const { signOut } = useAuth();
	return async () => {
		if (await signOut("global")) return;
		const text = "We couldn't reach the site, so this browser is still signed in. Please finish logging out.";
		toast({ type: "error", title: "Not logged out yet", text });
	};
}

function AccountMenu({ me }: { me: Fan }) {
	const logOut = useLogOut();
	// SHELL-4 fixes these words for a fan without a name; elsewhere four letters follow them
	const name = me.full_name?.trim() || NAMELESS;
	return (
		<Menu
			id="menu-account"
			className="menu"
			align="end"
			buttonClass="account-button"
			buttonLabel={`Your account, ${name}`}
			button={<Avatar src={avatarPath(me)} initials={initialOf(me)} id={me.id} />}
		>
			<div className="menu-head">
				<p>
					<strong>{name}</strong>
				</p>
				<p className="note">{me.email}</p>
			</div>
			<MenuLink to="/profile">Profile</MenuLink>
			<MenuLink to="/settings">Settings</MenuLink>
			{/* loads a new document: the pages in the browser do not know the desk */}
			{me.desk_path ? (
				<a className="menu-item" href={me.desk_path}>
					Content desk
				</a>
			) : null}
			<button
				type="button"
				className="menu-item"
				onClick={(event) => {
					closeMenu(event);
					void logOut();
				}}
			>
				Log out
			</button>
		</Menu>
	);
}
