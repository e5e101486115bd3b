CREATE TABLE "acceptance_check" (
	"id" text PRIMARY KEY NOT NULL,
	"project_group_id" text NOT NULL,
	"title" text NOT NULL,
	"steps" jsonb NOT NULL,
	"learned_from" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	"retired_because" text
);
--> statement-breakpoint
CREATE TABLE "check_run" (
	"id" text PRIMARY KEY NOT NULL,
	"project_group_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"generation_id" text,
	"step_key" text,
	"revision_id" text,
	"revision_number" integer,
	"tree_hash" text NOT NULL,
	"app_hash" text NOT NULL,
	"kinds" jsonb,
	"report" jsonb,
	"learned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "deployment" ADD COLUMN "is_despite_checks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deployment" ADD COLUMN "check_run_id" text;--> statement-breakpoint
ALTER TABLE "acceptance_check" ADD CONSTRAINT "acceptance_check_project_group_id_project_group_id_fk" FOREIGN KEY ("project_group_id") REFERENCES "public"."project_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_run" ADD CONSTRAINT "check_run_project_group_id_project_group_id_fk" FOREIGN KEY ("project_group_id") REFERENCES "public"."project_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "acceptance_check_title" ON "acceptance_check" USING btree ("project_group_id","title");--> statement-breakpoint
CREATE INDEX "check_run_project" ON "check_run" USING btree ("project_group_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "check_run_step" ON "check_run" USING btree ("project_group_id","step_key");