import { useSignInPath } from "../lib/hooks/use-here.ts";
import { Menu, MenuLink } from "../ui/menu.tsx";
import { OPAQUE } from "../ui/opaque.ts";
import { Slot } from "./slot.tsx";
import "../ui/styles/people/avatar.css";

/**
 * The fan's menu, or the links to sign in. The page is the same for everybody, so it contains both, and a script
 * (live/fan.ts) sets `data-who`: 'loading', 'visitor', 'fan', or 'leaving' after a sign-out that failed.
 */
export function Account() {
	return (
		<div className="account" data-who="loading" aria-busy="true">
			<span className="skeleton account-loading" role="status" aria-label="Loading your account" />
			<SignInLinks />
			<button type="button" className="btn" data-for="leaving" data-variant="outline" data-act="sign-out">
				Finish logging out
			</button>
			<div data-for="fan">
				<Purse />
				<AccountMenu />
			</div>
		</div>
	);
}

function SignInLinks() {
	const signInPath = useSignInPath();
	return (
		<div data-for="visitor">
			<a className="btn" data-variant="outline" href={signInPath}>
				Sign In
			</a>
			<a className="btn sign-up" href={signInPath}>
				Get Started
			</a>
		</div>
	);
}

function AccountMenu() {
	return (
		<Menu
			id="menu-account"
			align="end"
			buttonClass="account-button"
			button={
				<>
					<span className="sr-only">Your account, </span>
					<Slot of="name" className="sr-only" />
					<img className="avatar" data-slot="picture" alt="" hidden />
					<span className="avatar" data-slot="initial" aria-hidden="true" {...OPAQUE} />
				</>
			}
		>
			<div className="menu-head">
				<p>
					<strong>
						<Slot of="name" />
					</strong>
				</p>
				<p className="note">
					<Slot of="email" />
				</p>
			</div>
			<MenuLink to="/profile">Profile</MenuLink>
			<MenuLink to="/settings">Settings</MenuLink>
			<div data-desk="" {...OPAQUE} />
			<button type="button" className="menu-item" data-act="sign-out">
				Log out
			</button>
		</Menu>
	);
}

/** The fan's level and points. */
function Purse() {
	return (
		<a className="purse" href="/profile">
			<span className="sr-only">
				Your profile: level <Slot of="level" />,{" "}
			</span>
			<svg className="purse-ring" viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
				<circle className="purse-bed" cx="17" cy="17" r="14.5" />
				<circle className="purse-run" cx="17" cy="17" r="14.5" data-slot="ring" transform="rotate(-90 17 17)" />
				<text x="17" y="22.5" textAnchor="middle">
					<Slot of="level" as="tspan" />
				</text>
			</svg>
			<Slot of="points" className="purse-n" />
			<span className="sr-only"> points</span>
		</a>
	);
}
