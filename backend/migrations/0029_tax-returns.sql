CREATE TABLE "tax_form_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"form" jsonb NOT NULL,
	CONSTRAINT "tax_form_versions_valid_from" UNIQUE("valid_from")
);
--> statement-breakpoint
CREATE TABLE "tax_returns" (
	"customer_on_sa_id" integer PRIMARY KEY NOT NULL,
	"sealed_returns" text NOT NULL,
	"version" integer NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"changed_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tax_returns" ADD CONSTRAINT "tax_returns_customer_on_sa_id_customers_on_sa_id_fk" FOREIGN KEY ("customer_on_sa_id") REFERENCES "public"."customers_on_sa"("id") ON DELETE cascade ON UPDATE no action;