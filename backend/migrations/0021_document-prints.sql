CREATE TABLE "document_prints" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"sealed_pdf" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_prints" ADD CONSTRAINT "document_prints_document_id_signing_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."signing_documents"("document_id") ON DELETE cascade ON UPDATE no action;