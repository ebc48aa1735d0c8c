CREATE TABLE "own_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"theme" text,
	"density" text,
	"start_page" text
);
--> statement-breakpoint
ALTER TABLE "own_settings" ADD CONSTRAINT "own_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;