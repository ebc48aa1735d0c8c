-- Wider than before.
-- fits all since 0.0.0
ALTER TABLE "offers" DROP CONSTRAINT "offers_product_type";--> statement-breakpoint
-- Wider than before.
-- fits all since 0.0.0
ALTER TABLE "product_terms" DROP CONSTRAINT "product_terms_product";--> statement-breakpoint
ALTER TABLE "product_fees" ADD COLUMN "is_compulsory" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_terms" ADD COLUMN "employee_discount" numeric(7, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_terms" ADD COLUMN "day_count" text DEFAULT '30E/360' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_terms" ADD COLUMN "instalment_step" numeric(5, 2) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_terms" ADD COLUMN "first_due" text DEFAULT 'nextMonth' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_terms" ADD COLUMN "first_period" text DEFAULT 'interestAtLeast' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_terms" ADD COLUMN "payment_days" smallint[] DEFAULT '{1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28}' NOT NULL;--> statement-breakpoint
-- Wider than before.
-- fits all since 0.0.0
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_type" CHECK ("offers"."product_type_id" in (1, 20000, 20001, 20004, 20010));--> statement-breakpoint
-- Of columns that only nodes of this release write.
-- fits all since 0.0.0
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_rules" CHECK ("product_terms"."day_count" in ('30E/360', 'act/360', 'act/365') and "product_terms"."instalment_step" > 0 and "product_terms"."first_due" in ('nextMonth', 'afterWholeMonth') and "product_terms"."first_period" in ('interestAtLeast', 'interestApart', 'wholeInstalment'));--> statement-breakpoint
-- Of columns that only nodes of this release write.
-- fits all since 0.0.0
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_payment_days" CHECK (cardinality("product_terms"."payment_days") > 0 and 1 <= all("product_terms"."payment_days") and 31 >= all("product_terms"."payment_days"));--> statement-breakpoint
-- Wider than before.
-- fits all since 0.0.0
ALTER TABLE "product_terms" ADD CONSTRAINT "product_terms_product" CHECK ("product_terms"."product_type_id" in (1, 20001, 20004, 20010));
