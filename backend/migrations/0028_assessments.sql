CREATE TABLE "assessment_requests" (
	"sales_arrangement_id" integer PRIMARY KEY NOT NULL,
	"job_id" integer NOT NULL,
	"asked_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sales_arrangement_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"assessed_on" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"policy_version" integer NOT NULL,
	"sealed_assessment" text NOT NULL,
	CONSTRAINT "assessments_job" UNIQUE("job_id")
);
--> statement-breakpoint
ALTER TABLE "assessment_requests" ADD CONSTRAINT "assessment_requests_sales_arrangement_id_sales_arrangements_id_fk" FOREIGN KEY ("sales_arrangement_id") REFERENCES "public"."sales_arrangements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_requests" ADD CONSTRAINT "assessment_requests_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_sales_arrangement_id_sales_arrangements_id_fk" FOREIGN KEY ("sales_arrangement_id") REFERENCES "public"."sales_arrangements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_arrangement" ON "assessments" USING btree ("sales_arrangement_id","id");--> statement-breakpoint
CREATE TRIGGER "assessments_are_only_added_to" BEFORE UPDATE OR TRUNCATE ON "assessments" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
