CREATE TABLE "database_migration" (
	"id" text PRIMARY KEY NOT NULL,
	"project_group_id" text NOT NULL,
	"status" text NOT NULL,
	"transactions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"losses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "database_snapshot" (
	"id" text PRIMARY KEY NOT NULL,
	"project_group_id" text NOT NULL,
	"environment" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"database_name" text NOT NULL,
	"role_name" text NOT NULL,
	"size_bytes" bigint DEFAULT 0 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "database_snapshot_database_name_unique" UNIQUE("database_name")
);
--> statement-breakpoint
ALTER TABLE "deployment" ADD COLUMN "confirmed_loss" text;--> statement-breakpoint
CREATE INDEX "database_migration_project" ON "database_migration" USING btree ("project_group_id","created_at");--> statement-breakpoint
CREATE INDEX "database_snapshot_project" ON "database_snapshot" USING btree ("project_group_id","created_at");