ALTER TABLE "case_documents" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "case_documents" ADD COLUMN "signed_document_id" integer CONSTRAINT "case_documents_signed" UNIQUE CONSTRAINT "case_documents_signed_document_id_signing_documents_document_id_fk" REFERENCES "public"."signing_documents"("document_id") ON DELETE cascade;--> statement-breakpoint
INSERT INTO "case_documents" ("case_id", "guid", "file_name", "content_type", "size", "sha256", "document_type_code", "form_id", "source", "author_id", "created_on", "signed_document_id", "archive_id")
SELECT arrangement."case_id", gen_random_uuid()::text, file."file_name", file."content_type", length(file."content"), file."sha256", 'signed', origin."form_id", document."source",
	(SELECT made."user_id" FROM "signing_audit" AS made WHERE made."document_id" = file."document_id" AND made."action" = CASE file."kind" WHEN 'scan' THEN 'uploadScan' ELSE 'create' END ORDER BY made."id" DESC LIMIT 1),
	file."created_on", file."document_id", file."archive_id"
FROM "signed_files" AS file
JOIN "signing_documents" AS document ON document."document_id" = file."document_id"
JOIN "documents_on_sa" AS origin ON origin."id" = file."document_id"
JOIN "sales_arrangements" AS arrangement ON arrangement."id" = origin."sales_arrangement_id"
WHERE file."content" IS NOT NULL
ORDER BY file."created_on", file."document_id";
