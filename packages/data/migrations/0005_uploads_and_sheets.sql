CREATE TABLE "public_sheet" (
	"project_group_id" text NOT NULL,
	"environment" text NOT NULL,
	"sheet_id" text NOT NULL,
	"columns" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_sheet_project_group_id_environment_sheet_id_pk" PRIMARY KEY("project_group_id","environment","sheet_id")
);
--> statement-breakpoint
CREATE TABLE "public_sheet_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "public_sheet_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_group_id" text NOT NULL,
	"environment" text NOT NULL,
	"sheet_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"project_group_id" text NOT NULL,
	"environment" text NOT NULL,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	"media_type" text,
	"file_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_total" (
	"project_group_id" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "public_sheet" ADD CONSTRAINT "public_sheet_project_group_id_project_group_id_fk" FOREIGN KEY ("project_group_id") REFERENCES "public"."project_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_sheet_row" ADD CONSTRAINT "public_sheet_row_project_group_id_project_group_id_fk" FOREIGN KEY ("project_group_id") REFERENCES "public"."project_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_project_group_id_project_group_id_fk" FOREIGN KEY ("project_group_id") REFERENCES "public"."project_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_total" ADD CONSTRAINT "upload_total_project_group_id_project_group_id_fk" FOREIGN KEY ("project_group_id") REFERENCES "public"."project_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_sheet_row_sheet" ON "public_sheet_row" USING btree ("project_group_id","environment","sheet_id","id");--> statement-breakpoint
CREATE INDEX "upload_project" ON "upload" USING btree ("project_group_id","hash");