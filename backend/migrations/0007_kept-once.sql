ALTER TABLE "checklist_items" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "savings_tariffs" ADD COLUMN "months_to_start" smallint DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_request" ON "offers" USING btree ("created_by","request_key");--> statement-breakpoint
-- Nothing is added to used rates either, nor moved to them.
CREATE OR REPLACE FUNCTION "refuse_change_of_used_rates"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "offers" WHERE "rate_version_id" IN (OLD."version_id", NEW."version_id")) THEN
    RAISE EXCEPTION 'offers were made from version % of the rates', coalesce(OLD."version_id", NEW."version_id") USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_terms_of_offers_are_all" BEFORE INSERT ON "product_terms" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_used_rates"();
--> statement-breakpoint
CREATE TRIGGER "interest_rates_of_offers_are_all" BEFORE INSERT ON "interest_rates" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_used_rates"();
--> statement-breakpoint
CREATE TRIGGER "product_fees_of_offers_are_all" BEFORE INSERT ON "product_fees" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_used_rates"();
--> statement-breakpoint
CREATE TRIGGER "savings_tariffs_of_offers_are_all" BEFORE INSERT ON "savings_tariffs" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_used_rates"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'offer % is kept as it was made', OLD."id" USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "offers_stay" BEFORE UPDATE ON "offers" FOR EACH ROW
  WHEN (ROW(OLD."product_type_id", OLD."rate_version_id", OLD."input", OLD."result", OLD."name", OLD."created_by", OLD."created_on", OLD."valid_to", OLD."request_key")
    IS DISTINCT FROM ROW(NEW."product_type_id", NEW."rate_version_id", NEW."input", NEW."result", NEW."name", NEW."created_by", NEW."created_on", NEW."valid_to", NEW."request_key"))
  EXECUTE FUNCTION "refuse_change_of_offer"();
