ALTER TABLE "signing_member_methods" ADD COLUMN "allows_typed_name" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_members" ADD COLUMN "signature_kind" text;--> statement-breakpoint
ALTER TABLE "signing_members" ADD COLUMN "sealed_strokes" text;