CREATE TABLE "task_reminders" (
	"task_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"remind_on" timestamp with time zone NOT NULL,
	"note" text,
	"told_on" timestamp with time zone,
	CONSTRAINT "task_reminders_user_id_task_id_pk" PRIMARY KEY("user_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "users_notifications" ADD COLUMN "task_id" integer;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "changed_by" integer CONSTRAINT "tasks_changed_by_users_id_fk" REFERENCES "public"."users"("id");--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "changed_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "team" text;--> statement-breakpoint
ALTER TABLE "task_reminders" ADD CONSTRAINT "task_reminders_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_reminders" ADD CONSTRAINT "task_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_reminders_task" ON "task_reminders" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "task_reminders_on" ON "task_reminders" USING btree ("user_id","remind_on");--> statement-breakpoint
CREATE INDEX "users_team" ON "users" USING btree ("team");--> statement-breakpoint
UPDATE "users" SET "team" = 'Hypoteční specialisté' WHERE "is_demo" AND "id" = 3;
