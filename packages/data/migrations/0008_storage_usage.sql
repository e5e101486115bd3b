CREATE TABLE "storage_usage" (
	"organization_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text DEFAULT 'STORAGE_USAGE' NOT NULL,
	"bytes" bigint NOT NULL,
	"peak_bytes" bigint NOT NULL,
	"megabyte_seconds" bigint DEFAULT 0 NOT NULL,
	"measured_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "storage_usage_organization_id_day_pk" PRIMARY KEY("organization_id","day")
);
--> statement-breakpoint
ALTER TABLE "app_database" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app_database" ADD COLUMN "is_full" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "storage_usage" ADD CONSTRAINT "storage_usage_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;