CREATE TABLE "document_contents" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"sealed_page" text NOT NULL,
	"sha256" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_contents" ADD CONSTRAINT "document_contents_document_id_signing_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."signing_documents"("document_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "document_contents_are_never_changed" BEFORE UPDATE ON "document_contents" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
