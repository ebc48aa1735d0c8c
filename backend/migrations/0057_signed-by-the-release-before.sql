-- Nodes of the release before, which run on while they are replaced, do not list what they sign: the database does.
-- At the end of their transaction, when the nodes of this release have listed it themselves. Goes with the next release.
CREATE FUNCTION "list_signed_file"("signed" integer) RETURNS void LANGUAGE sql AS $$
INSERT INTO "case_documents" ("case_id", "guid", "file_name", "content_type", "size", "sha256", "document_type_code", "form_id", "source", "author_id", "created_on", "signed_document_id", "archive_id")
SELECT arrangement."case_id", gen_random_uuid()::text, file."file_name", file."content_type", length(file."content"), file."sha256", 'signed', origin."form_id", document."source",
	(SELECT made."user_id" FROM "signing_audit" AS made WHERE made."document_id" = file."document_id" AND made."action" = CASE file."kind" WHEN 'scan' THEN 'uploadScan' ELSE 'create' END ORDER BY made."id" DESC LIMIT 1),
	file."created_on", file."document_id", file."archive_id"
FROM "signed_files" AS file
JOIN "signing_documents" AS document ON document."document_id" = file."document_id"
JOIN "documents_on_sa" AS origin ON origin."id" = file."document_id"
JOIN "sales_arrangements" AS arrangement ON arrangement."id" = origin."sales_arrangement_id"
WHERE file."document_id" = "signed"
	AND file."content" IS NOT NULL
	AND NOT EXISTS (SELECT FROM "case_documents" AS listed WHERE listed."signed_document_id" = file."document_id")
ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION "list_added_signed_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "list_signed_file"(NEW."document_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
-- It refuses nothing.
-- fits all since 0.9.0
CREATE CONSTRAINT TRIGGER "signed_files_are_listed" AFTER INSERT ON "signed_files" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "list_added_signed_file"();--> statement-breakpoint
SELECT "list_signed_file"("document_id") FROM "signed_files" ORDER BY "created_on", "document_id";
