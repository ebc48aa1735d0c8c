CREATE TABLE "embed_documents" (
	"client_id" text NOT NULL,
	"document_id" integer NOT NULL,
	CONSTRAINT "embed_documents_client_id_document_id_pk" PRIMARY KEY("client_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "embed_documents" ADD CONSTRAINT "embed_documents_document_id_signing_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."signing_documents"("document_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_documents_document" ON "embed_documents" USING btree ("document_id");