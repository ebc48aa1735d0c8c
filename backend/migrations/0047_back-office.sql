CREATE TABLE "reference_notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"case_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sales_arrangement_id" integer,
	"request_id" text,
	"has_documents" boolean NOT NULL,
	"received_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task_messages" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "task_messages" ADD COLUMN "external_id" text;--> statement-breakpoint
CREATE INDEX "reference_notices_case" ON "reference_notices" USING btree ("case_id");