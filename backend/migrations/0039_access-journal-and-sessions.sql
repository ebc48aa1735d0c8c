CREATE TABLE "access_rules" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"clients_a_day" integer DEFAULT 100 NOT NULL,
	"clients_a_night" integer DEFAULT 10 NOT NULL,
	"night_from" smallint DEFAULT 22 NOT NULL,
	"night_to" smallint DEFAULT 5 NOT NULL,
	CONSTRAINT "access_rules_one" CHECK ("access_rules"."id" = 1),
	CONSTRAINT "access_rules_counts" CHECK ("access_rules"."clients_a_day" > 0 and "access_rules"."clients_a_night" > 0),
	CONSTRAINT "access_rules_hours" CHECK ("access_rules"."night_from" between 0 and 23 and "access_rules"."night_to" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "access_journal_user" ON "access_journal" USING btree ("user_id","seen_on");--> statement-breakpoint
INSERT INTO "access_rules" DEFAULT VALUES;
