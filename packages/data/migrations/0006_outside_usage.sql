CREATE TABLE "outside_usage" (
	"project_group_id" text NOT NULL,
	"environment" text NOT NULL,
	"day" date NOT NULL,
	"requests" integer NOT NULL,
	"refused" integer NOT NULL,
	"bytes_up" bigint NOT NULL,
	"bytes_down" bigint NOT NULL,
	CONSTRAINT "outside_usage_project_group_id_environment_day_pk" PRIMARY KEY("project_group_id","environment","day")
);
--> statement-breakpoint
ALTER TABLE "outside_usage" ADD CONSTRAINT "outside_usage_project_group_id_project_group_id_fk" FOREIGN KEY ("project_group_id") REFERENCES "public"."project_group"("id") ON DELETE cascade ON UPDATE no action;