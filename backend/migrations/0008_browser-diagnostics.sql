CREATE TABLE "browser_errors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "browser_errors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reported_on" timestamp with time zone NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"channel" text NOT NULL,
	"route" text NOT NULL,
	"build" text,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"frames" text[] NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_quotas" (
	"key" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"batches" integer NOT NULL,
	CONSTRAINT "report_quotas_key_minute_pk" PRIMARY KEY("key","minute")
);
--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "web_vitals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reported_on" timestamp with time zone NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"channel" text NOT NULL,
	"route" text NOT NULL,
	"build" text,
	"name" text NOT NULL,
	"value" real NOT NULL
);
--> statement-breakpoint
CREATE INDEX "browser_errors_reported_on" ON "browser_errors" USING btree ("reported_on");--> statement-breakpoint
CREATE INDEX "report_quotas_minute" ON "report_quotas" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "web_vitals_reported_on" ON "web_vitals" USING btree ("reported_on");