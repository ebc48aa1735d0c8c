CREATE TABLE "case_handover_items" (
	"handover_id" integer NOT NULL,
	"case_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"result" text NOT NULL,
	"former_owner_id" integer,
	"undone" text,
	CONSTRAINT "case_handover_items_pk" PRIMARY KEY("handover_id","case_id"),
	CONSTRAINT "case_handover_items_result" CHECK ("case_handover_items"."result" in ('moved', 'alreadyThere', 'forbidden', 'changedMeanwhile', 'notFound')),
	CONSTRAINT "case_handover_items_undone" CHECK ("case_handover_items"."undone" in ('returned', 'alreadyThere', 'changedMeanwhile'))
);
--> statement-breakpoint
CREATE TABLE "case_handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"reason" text,
	"happened_on" timestamp with time zone NOT NULL,
	"request_key" text,
	"undone_on" timestamp with time zone,
	"undone_by" integer,
	CONSTRAINT "case_handovers_request" UNIQUE("user_id","request_key"),
	CONSTRAINT "case_handovers_undone" CHECK (("case_handovers"."undone_on" is null) = ("case_handovers"."undone_by" is null))
);
--> statement-breakpoint
ALTER TABLE "case_handover_items" ADD CONSTRAINT "case_handover_items_handover_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."case_handovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_handovers_happened_on" ON "case_handovers" USING btree ("happened_on");