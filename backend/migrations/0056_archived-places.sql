CREATE TABLE "archived_places" (
	"archive_id" text PRIMARY KEY NOT NULL,
	"store" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archived_places" ADD CONSTRAINT "archived_places_archive_id_archived_files_archive_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."archived_files"("archive_id") ON DELETE no action ON UPDATE no action;