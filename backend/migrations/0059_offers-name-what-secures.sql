ALTER TABLE "offers" ADD COLUMN "sealed_securities" text;--> statement-breakpoint
DROP TRIGGER "offers_stay" ON "offers";--> statement-breakpoint
CREATE TRIGGER "offers_stay" BEFORE UPDATE ON "offers" FOR EACH ROW
  WHEN (ROW(OLD."product_type_id", OLD."rate_version_id", OLD."input", OLD."result", OLD."name", OLD."created_by", OLD."created_on", OLD."valid_to", OLD."request_key", OLD."sealed_securities")
    IS DISTINCT FROM ROW(NEW."product_type_id", NEW."rate_version_id", NEW."input", NEW."result", NEW."name", NEW."created_by", NEW."created_on", NEW."valid_to", NEW."request_key", NEW."sealed_securities"))
  EXECUTE FUNCTION "refuse_change_of_offer"();
