CREATE TABLE "question" (
	"id" text PRIMARY KEY NOT NULL,
	"project_group_id" text NOT NULL,
	"generation_id" text NOT NULL,
	"form" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "steering" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "steering_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"generation_id" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_balance" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"periodic" bigint DEFAULT 0 NOT NULL,
	"deposited" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_balance_not_negative" CHECK ("credit_balance"."periodic" >= 0 and "credit_balance"."deposited" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"project_group_id" text,
	"generation_id" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"periodic" bigint NOT NULL,
	"deposited" bigint NOT NULL,
	"worth" bigint,
	"usage" jsonb,
	"price_list" text,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_choice" (
	"owner" text NOT NULL,
	"task" text NOT NULL,
	"model" text NOT NULL,
	"fallback" text,
	"max_output_tokens" integer,
	"effort" text,
	"updated_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_choice_owner_task_pk" PRIMARY KEY("owner","task")
);
--> statement-breakpoint
CREATE TABLE "model_provider" (
	"owner" text NOT NULL,
	"provider" text NOT NULL,
	"sealed_key" text,
	"base_url" text,
	"updated_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_provider_owner_provider_pk" PRIMARY KEY("owner","provider")
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "kind" text DEFAULT 'CHAT' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "mode" text DEFAULT 'build' NOT NULL;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "usage" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "cost" bigint;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_project_group_id_project_group_id_fk" FOREIGN KEY ("project_group_id") REFERENCES "public"."project_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_generation_id_generation_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_answered_by_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steering" ADD CONSTRAINT "steering_generation_id_generation_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steering" ADD CONSTRAINT "steering_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_balance" ADD CONSTRAINT "credit_balance_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_choice" ADD CONSTRAINT "model_choice_updated_by_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_provider" ADD CONSTRAINT "model_provider_updated_by_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_project" ON "question" USING btree ("project_group_id","created_at");--> statement-breakpoint
CREATE INDEX "steering_generation" ON "steering" USING btree ("generation_id","id");--> statement-breakpoint
CREATE INDEX "credit_entry_organization" ON "credit_entry" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_entry_day" ON "credit_entry" USING btree ("organization_id","day","state");