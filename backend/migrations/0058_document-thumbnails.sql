CREATE TABLE "document_thumbnails" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"sealed" "bytea"
);
--> statement-breakpoint
ALTER TABLE "document_thumbnails" ADD CONSTRAINT "document_thumbnails_document_id_case_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."case_documents"("id") ON DELETE cascade ON UPDATE no action;