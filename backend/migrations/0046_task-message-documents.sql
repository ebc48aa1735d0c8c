CREATE TABLE "task_message_documents" (
	"message_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"ordinal" smallint NOT NULL,
	CONSTRAINT "task_message_documents_message_id_document_id_pk" PRIMARY KEY("message_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "task_message_documents" ADD CONSTRAINT "task_message_documents_message_id_task_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."task_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_message_documents" ADD CONSTRAINT "task_message_documents_document_id_case_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."case_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_message_documents_document" ON "task_message_documents" USING btree ("document_id");