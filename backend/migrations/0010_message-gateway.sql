CREATE TABLE "reference_messages" (
	"correlation_id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"sealed_text" text NOT NULL,
	"sent_on" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signing_members" ADD COLUMN "customer_id" integer;--> statement-breakpoint
CREATE INDEX "reference_messages_sent" ON "reference_messages" USING btree ("sent_on");