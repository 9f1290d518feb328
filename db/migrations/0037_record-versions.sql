CREATE TABLE "record_versions" (
	"edition" text PRIMARY KEY NOT NULL,
	"upon" text NOT NULL,
	"as_of" date NOT NULL,
	"sources" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
