CREATE TABLE "rate_proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rate_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" integer NOT NULL,
	"proposed_on" timestamp with time zone NOT NULL,
	"request_key" text,
	"decided_by" integer,
	"decided_on" timestamp with time zone,
	"rate_version_id" integer,
	CONSTRAINT "rate_proposals_request" UNIQUE("proposed_by","request_key"),
	CONSTRAINT "rate_proposals_state" CHECK ("rate_proposals"."state" in ('proposed', 'confirmed', 'withdrawn') and ("rate_proposals"."state" = 'proposed') = ("rate_proposals"."decided_on" is null) and ("rate_proposals"."state" = 'confirmed') = ("rate_proposals"."rate_version_id" is not null)),
	CONSTRAINT "rate_proposals_second_person" CHECK ("rate_proposals"."state" <> 'confirmed' or "rate_proposals"."decided_by" <> "rate_proposals"."proposed_by")
);
--> statement-breakpoint
ALTER TABLE "rate_proposals" ADD CONSTRAINT "rate_proposals_rate_version_id_rate_versions_id_fk" FOREIGN KEY ("rate_version_id") REFERENCES "public"."rate_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_proposals_proposed_on" ON "rate_proposals" USING btree ("proposed_on");