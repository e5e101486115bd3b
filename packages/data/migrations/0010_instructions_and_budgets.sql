CREATE TABLE "credit_alert" (
	"organization_id" text NOT NULL,
	"of" text NOT NULL,
	"period" text NOT NULL,
	"percent" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "credit_alert_organization_id_of_period_percent_pk" PRIMARY KEY("organization_id","of","period","percent")
);
--> statement-breakpoint
CREATE TABLE "credit_budget" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"monthly" bigint NOT NULL,
	"updated_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instruction" (
	"owner" text NOT NULL,
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instruction_owner_subject_version_pk" PRIMARY KEY("owner","subject","version")
);
--> statement-breakpoint
ALTER TABLE "credit_entry" ADD COLUMN "task" text;--> statement-breakpoint
ALTER TABLE "credit_alert" ADD CONSTRAINT "credit_alert_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_budget" ADD CONSTRAINT "credit_budget_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_budget" ADD CONSTRAINT "credit_budget_updated_by_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instruction" ADD CONSTRAINT "instruction_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;