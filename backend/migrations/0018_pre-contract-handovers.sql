CREATE TABLE "pre_contract_handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pre_contract_handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sales_arrangement_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"handed_over_on" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"sha256" text,
	"sealed_page" text,
	CONSTRAINT "pre_contract_handovers_offer" UNIQUE("sales_arrangement_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "pre_contract_handovers" ADD CONSTRAINT "pre_contract_handovers_sales_arrangement_id_sales_arrangements_id_fk" FOREIGN KEY ("sales_arrangement_id") REFERENCES "public"."sales_arrangements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_contract_handovers" ADD CONSTRAINT "pre_contract_handovers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_contract_handovers" ADD CONSTRAINT "pre_contract_handovers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;