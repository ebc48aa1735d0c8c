CREATE TABLE "access_journal" (
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"seen_on" timestamp with time zone NOT NULL,
	"operation" text NOT NULL,
	CONSTRAINT "access_journal_user_id_subject_subject_id_slot_pk" PRIMARY KEY("user_id","subject","subject_id","slot")
);
--> statement-breakpoint
CREATE INDEX "access_journal_subject" ON "access_journal" USING btree ("subject","subject_id","seen_on");--> statement-breakpoint
CREATE INDEX "access_journal_seen_on" ON "access_journal" USING btree ("seen_on");--> statement-breakpoint
CREATE TRIGGER "access_journal_is_only_added_to" BEFORE UPDATE OR TRUNCATE ON "access_journal" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE FUNCTION "keep_recent_accesses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The least that ACCESS_JOURNAL_DAYS may be.
  IF OLD.seen_on > now() - interval '90 days' THEN
    RAISE EXCEPTION '% is kept', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER "access_journal_is_kept" BEFORE DELETE ON "access_journal" FOR EACH ROW EXECUTE FUNCTION "keep_recent_accesses"();
