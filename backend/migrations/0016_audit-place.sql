ALTER TABLE "signing_audit" ADD COLUMN "ip_address" text;--> statement-breakpoint
ALTER TABLE "signing_audit" ADD COLUMN "user_agent" text;