ALTER TABLE "chat_messages" ADD COLUMN "unanswered" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "feedback" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "took_ms" integer;