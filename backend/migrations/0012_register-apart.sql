-- No release needs the key; a bank's own register has no table that it could refer to.
-- fits all since 0.0.0
ALTER TABLE "customers_on_sa" DROP CONSTRAINT "customers_on_sa_customer_id_customers_id_fk";
