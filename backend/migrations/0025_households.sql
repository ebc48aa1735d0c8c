CREATE TABLE "application_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sales_arrangement_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"sealed_change" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers_on_sa" ADD COLUMN "gender_id" smallint;--> statement-breakpoint
ALTER TABLE "customers_on_sa" ADD COLUMN "marital_status_id" smallint;--> statement-breakpoint
ALTER TABLE "customers_on_sa" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers_on_sa" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "child_ages" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "housing_expense" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "insurance_expense" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "savings_expense" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "other_expense" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "property_settlement_id" smallint;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "households" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "product_terms" ADD COLUMN "max_households" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_terms" ADD COLUMN "max_adults" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
CREATE INDEX "application_changes_arrangement" ON "application_changes" USING btree ("sales_arrangement_id","id");--> statement-breakpoint
CREATE INDEX "application_changes_changed_on" ON "application_changes" USING btree ("changed_on");--> statement-breakpoint
CREATE TRIGGER "application_changes_are_only_added_to" BEFORE UPDATE OR TRUNCATE ON "application_changes" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE FUNCTION "keep_recent_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The least that CHANGE_HISTORY_DAYS may be.
  IF OLD.changed_on > now() - interval '365 days' THEN
    RAISE EXCEPTION '% is kept', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "application_changes_are_kept" BEFORE DELETE ON "application_changes" FOR EACH ROW EXECUTE FUNCTION "keep_recent_changes"();
