CREATE TABLE "customer_identifications" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"document_index" text NOT NULL,
	"sealed" text NOT NULL,
	"request_key" text NOT NULL,
	CONSTRAINT "customer_identifications_document" UNIQUE("document_index"),
	CONSTRAINT "customer_identifications_request" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "customer_identifications" ADD CONSTRAINT "customer_identifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;