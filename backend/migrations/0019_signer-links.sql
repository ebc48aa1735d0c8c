CREATE TABLE "signing_signer_links" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	CONSTRAINT "signing_signer_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "signing_signer_links" ADD CONSTRAINT "signing_signer_links_member_id_signing_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."signing_members"("id") ON DELETE cascade ON UPDATE no action;