CREATE TABLE "emailed_notifications" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "emailed_notifications_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "emailed_notifications" ADD CONSTRAINT "emailed_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;