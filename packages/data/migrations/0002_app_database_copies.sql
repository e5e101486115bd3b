ALTER TABLE "app_database" ADD COLUMN "copy_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_database" DROP CONSTRAINT "app_database_project_group_id_environment_pk";--> statement-breakpoint
ALTER TABLE "app_database" ADD CONSTRAINT "app_database_project_group_id_environment_copy_id_pk" PRIMARY KEY("project_group_id","environment","copy_id");