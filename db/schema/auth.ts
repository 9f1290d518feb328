import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

// The tables of Better Auth, under plural names ("user" is a reserved word). Only the auth library writes them.
const createdAt = moment("created_at").notNull().defaultNow();
const updatedAt = moment("updated_at").notNull().defaultNow();

const NAME = "lower(regexp_replace(email, '@[^@]*$', ''))";
const WORD = `coalesce(nullif(split_part(${NAME}, '+', 1), ''), ${NAME})`;
const DOMAIN = "lower(substring(email from '[^@]*$'))";
/** The rule of `mailboxOf` in SQL; a test compares them. */
const MAILBOX = `case when ${DOMAIN} in ('gmail.com', 'googlemail.com') then replace(${WORD}, '.', '') || '@gmail.com' else ${WORD} || '@' || ${DOMAIN} end`;

export const users = pgTable(
	"users",
	{
		id: uuid("id").primaryKey(),
		name: text("name").notNull(),
		email: text("email").notNull().unique(),
		emailVerified: boolean("email_verified").notNull().default(false),
		image: text("image"),
		/** identifies the mailbox of the address: accounts with the same mailbox are one person (`mailboxOf`) */
		mailbox: text("mailbox").generatedAlwaysAs(sql.raw(MAILBOX)),
		createdAt,
		updatedAt,
	},
	(t) => [
		index("users_mailbox_idx").on(t.mailbox),
		index("users_newest_idx").on(t.createdAt, t.id),
		index("users_email_search_idx").using("gin", sql`${t.email} gin_trgm_ops`),
	],
);

/** A column with the id of the fan to whom a row belongs. Deleting the account deletes the row. */
export const fanId = (name = "user_id") =>
	uuid(name)
		.notNull()
		.references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
	"sessions",
	{
		id: uuid("id").primaryKey(),
		userId: fanId(),
		token: text("token").notNull().unique(),
		expiresAt: moment("expires_at").notNull(),
		ipAddress: text("ip_address"),
		userAgent: text("user_agent"),
		createdAt,
		updatedAt,
	},
	(t) => [index("sessions_user_idx").on(t.userId)],
);

export const accounts = pgTable(
	"accounts",
	{
		id: uuid("id").primaryKey(),
		userId: fanId(),
		accountId: text("account_id").notNull(),
		providerId: text("provider_id").notNull(),
		accessToken: text("access_token"),
		refreshToken: text("refresh_token"),
		idToken: text("id_token"),
		accessTokenExpiresAt: moment("access_token_expires_at"),
		refreshTokenExpiresAt: moment("refresh_token_expires_at"),
		scope: text("scope"),
		password: text("password"),
		createdAt,
		updatedAt,
	},
	(t) => [index("accounts_user_idx").on(t.userId)],
);

/** Pending links and codes, hashed. */
export const verifications = pgTable(
	"verifications",
	{
		id: uuid("id").primaryKey(),
		identifier: text("identifier").notNull(),
		value: text("value").notNull(),
		expiresAt: moment("expires_at").notNull(),
		createdAt,
		updatedAt,
	},
	(t) => [index("verifications_identifier_idx").on(t.identifier)],
);

/** The last sign-in mail that a browser requested, until its link expires. Not a table of the library. */
export const signInRequests = pgTable(
	"sign_in_requests",
	{
		/** hash of the requesting browser's cookie */
		browser: text("browser").primaryKey(),
		email: text("email").notNull(),
		/** keyed hash of the code */
		code_hash: text("code_hash").notNull(),
		/** tries of the code */
		tries: smallint("tries").notNull().default(0),
		/** the `identifier` in `verifications` of the link in that mail */
		link: text("link").notNull(),
		asked_at: moment("asked_at").notNull().defaultNow(),
	},
	(t) => [index("sign_in_requests_age_idx").on(t.asked_at)],
);

/** The part of an account that others may see, except `email`. */
export const profiles = pgTable("profiles", {
	id: uuid("id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	email: text("email").notNull(),
	full_name: text("full_name"),
	avatar_url: text("avatar_url"),
	achievements: text("achievements").array().notNull().default([]),
	created_at: moment("created_at").notNull().defaultNow(),
	updated_at: moment("updated_at").notNull().defaultNow(),
});

/**
 * The account that owns the site, because it was the first: at most one row, for ever. When the account is deleted, the
 * row stays without it, so that nobody inherits the site by accident.
 */
export const siteOwnership = pgTable(
	"site_ownership",
	{
		only: boolean("only").primaryKey().default(true),
		user_id: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
		claimed_at: moment("claimed_at").notNull().defaultNow(),
	},
	(t) => [check("site_ownership_one_row", sql`${t.only}`)],
);
