CREATE TABLE "users_notification_sendings" (
	"notification_id" integer PRIMARY KEY NOT NULL,
	"created_by" integer NOT NULL,
	"audience" text[] NOT NULL,
	"recipient_count" integer NOT NULL,
	"request_key" text,
	"withdrawn_on" timestamp with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "users_notification_sendings_request" UNIQUE("created_by","request_key"),
	CONSTRAINT "users_notification_sendings_recipients" CHECK ("users_notification_sendings"."recipient_count" >= 0),
	CONSTRAINT "users_notification_sendings_withdrawn" CHECK (("users_notification_sendings"."withdrawn_on" is null) = ("users_notification_sendings"."withdrawn_by" is null))
);
--> statement-breakpoint
ALTER TABLE "users_notification_sendings" ADD CONSTRAINT "users_notification_sendings_notification_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."users_notifications"("id") ON DELETE cascade ON UPDATE no action;