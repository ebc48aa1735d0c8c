CREATE TABLE "fe_banner_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fe_banner_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fe_banner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_key" text,
	CONSTRAINT "fe_banner_changes_kind" CHECK ("fe_banner_changes"."kind" in ('created', 'changed', 'ended', 'deleted'))
);
--> statement-breakpoint
ALTER TABLE "fe_banners" ADD COLUMN "changed_on" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fe_banners" ADD COLUMN "changed_by" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "fe_banner_changes_request" ON "fe_banner_changes" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "fe_banner_changes_changed_on" ON "fe_banner_changes" USING btree ("changed_on");