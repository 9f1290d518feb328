CREATE TABLE "record_sheets" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"made_from" text NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "record_sheets_kind_key_pk" PRIMARY KEY("kind","key")
);
