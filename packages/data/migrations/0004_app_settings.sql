CREATE TABLE "app_setting_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_setting_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_group_id" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"actor_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_sign_in" (
	"project_group_id" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL,
	"providers" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_variable" (
	"project_group_id" text NOT NULL,
	"environment" text NOT NULL,
	"name" text NOT NULL,
	"sealed_value" text NOT NULL,
	"updated_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_variable_project_group_id_environment_name_pk" PRIMARY KEY("project_group_id","environment","name")
);
--> statement-breakpoint
ALTER TABLE "app_setting_change" ADD CONSTRAINT "app_setting_change_project_group_id_project_group_id_fk" FOREIGN KEY ("project_group_id") REFERENCES "public"."project_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_setting_change" ADD CONSTRAINT "app_setting_change_actor_id_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_sign_in" ADD CONSTRAINT "app_sign_in_project_group_id_project_group_id_fk" FOREIGN KEY ("project_group_id") REFERENCES "public"."project_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_variable" ADD CONSTRAINT "app_variable_project_group_id_project_group_id_fk" FOREIGN KEY ("project_group_id") REFERENCES "public"."project_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_variable" ADD CONSTRAINT "app_variable_updated_by_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_setting_change_project" ON "app_setting_change" USING btree ("project_group_id","id");