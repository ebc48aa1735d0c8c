CREATE TABLE "merged_documents" (
	"guid" text PRIMARY KEY NOT NULL,
	"case_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"document_ids" integer[] NOT NULL,
	"kept_to" text NOT NULL,
	"job_id" integer,
	"size" integer,
	"problem" text,
	"problem_document_id" integer
);
--> statement-breakpoint
CREATE TABLE "merged_parts" (
	"guid" text NOT NULL,
	"file" smallint NOT NULL,
	"start" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "merged_parts_guid_file_start_pk" PRIMARY KEY("guid","file","start")
);
--> statement-breakpoint
CREATE TABLE "merged_sources" (
	"guid" text NOT NULL,
	"ordinal" smallint NOT NULL,
	"document_id" integer NOT NULL,
	"pages" integer,
	"size" integer,
	"is_sealed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "merged_sources_guid_ordinal_pk" PRIMARY KEY("guid","ordinal")
);
--> statement-breakpoint
ALTER TABLE "merged_documents" ADD CONSTRAINT "merged_documents_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_documents" ADD CONSTRAINT "merged_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_parts" ADD CONSTRAINT "merged_parts_guid_merged_documents_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."merged_documents"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_sources" ADD CONSTRAINT "merged_sources_guid_merged_documents_guid_fk" FOREIGN KEY ("guid") REFERENCES "public"."merged_documents"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_sources" ADD CONSTRAINT "merged_sources_document_id_case_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."case_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "merged_documents_asked" ON "merged_documents" USING btree ("case_id","user_id","document_ids") WHERE "merged_documents"."problem" is null;--> statement-breakpoint
CREATE INDEX "merged_documents_kept_to" ON "merged_documents" USING btree ("kept_to");