CREATE TABLE "fe_banner_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fe_banner_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fe_banner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "fe_banner_changes_kind" CHECK ("fe_banner_changes"."kind" in ('created', 'changed', 'ended', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "fe_banners" ADD COLUMN "changed_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fe_banners" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "fe_banners" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "fe_banners" ADD COLUMN "created_by" integer;--> statement-breakpoint
CREATE INDEX "fe_banner_changes_changed_on" ON "fe_banner_changes" USING btree ("changed_on");--> statement-breakpoint
ALTER TABLE "fe_banners" ADD CONSTRAINT "fe_banners_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fe_banners" ADD CONSTRAINT "fe_banners_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fe_banners_request" ON "fe_banners" USING btree ("created_by","request_key");