CREATE TABLE "declined_notifications" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "declined_notifications_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "users_notifications" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "users_notifications" ADD COLUMN "case_id" integer;--> statement-breakpoint
ALTER TABLE "declined_notifications" ADD CONSTRAINT "declined_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;