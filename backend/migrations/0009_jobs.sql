CREATE TABLE "job_days" (
	"name" text PRIMARY KEY NOT NULL,
	"last_day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text,
	"input" jsonb NOT NULL,
	"in_order" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"held_by" uuid,
	"held_until" timestamp with time zone,
	"started_on" timestamp with time zone,
	"finished_on" timestamp with time zone,
	"error" text,
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'running', 'done', 'dead')),
	CONSTRAINT "jobs_held" CHECK (("jobs"."state" = 'running') = ("jobs"."held_by" is not null and "jobs"."held_until" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unfinished_key" ON "jobs" USING btree ("name","key") WHERE "jobs"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "jobs_name" ON "jobs" USING btree ("name","id");