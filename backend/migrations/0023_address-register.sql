CREATE TABLE "client_details" (
	"customer_on_sa_id" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"version" integer NOT NULL,
	"changed_on" timestamp with time zone NOT NULL,
	"changed_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_points" (
	"id" integer PRIMARY KEY NOT NULL,
	"street" text,
	"house_number" text NOT NULL,
	"street_number" text,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"search_key" text collate "C" NOT NULL,
	"withdrawn_on" date,
	CONSTRAINT "address_points_id" CHECK ("address_points"."id" between 1 and 999999999),
	CONSTRAINT "address_points_postcode" CHECK ("address_points"."postcode" ~ '^[1-7][0-9]{4}$')
);
--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD COLUMN "address_point_id" integer;--> statement-breakpoint
ALTER TABLE "client_details" ADD CONSTRAINT "client_details_customer_on_sa_id_customers_on_sa_id_fk" FOREIGN KEY ("customer_on_sa_id") REFERENCES "public"."customers_on_sa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_details" ADD CONSTRAINT "client_details_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_points_search" ON "address_points" USING gin ("search_key" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "address_points_order" ON "address_points" USING btree ("search_key","id");--> statement-breakpoint
CREATE INDEX "address_points_postcode" ON "address_points" USING btree ("postcode","city");