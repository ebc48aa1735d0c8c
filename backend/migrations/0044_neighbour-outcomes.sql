CREATE TABLE "job_retries" (
	"job_id" integer NOT NULL,
	"died_on" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"user_id" integer NOT NULL,
	"retried_on" timestamp with time zone NOT NULL,
	CONSTRAINT "job_retries_pk" PRIMARY KEY("job_id","died_on")
);
--> statement-breakpoint
CREATE TABLE "neighbour_outcomes" (
	"neighbour" text PRIMARY KEY NOT NULL,
	"answered_on" timestamp with time zone,
	"failed_on" timestamp with time zone,
	"failure" text,
	"method" text,
	CONSTRAINT "neighbour_outcomes_failure" CHECK (("neighbour_outcomes"."failed_on" is null) = ("neighbour_outcomes"."failure" is null) and "neighbour_outcomes"."failure" in ('timeout', 'malformed', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "users_notifications" ADD COLUMN "page" text;