CREATE TABLE "archived_files" (
	"archive_id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"archived_on" timestamp with time zone NOT NULL,
	CONSTRAINT "archived_files_content" CHECK (length("archived_files"."content") > 0)
);
--> statement-breakpoint
ALTER TABLE "signed_files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "general_documents" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "signed_files" ADD COLUMN "archive_id" text;--> statement-breakpoint
ALTER TABLE "general_documents" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "general_documents" ADD COLUMN "archive_id" text;--> statement-breakpoint
CREATE TRIGGER "archived_files_are_never_replaced" BEFORE UPDATE ON "archived_files" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
