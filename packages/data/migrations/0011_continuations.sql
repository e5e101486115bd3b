ALTER TABLE "question" ADD COLUMN "wait" jsonb;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "continuation" text;--> statement-breakpoint
CREATE INDEX "question_waiting" ON "question" USING btree ("created_at") WHERE ("question"."wait" is not null and "question"."answered_at" is null);