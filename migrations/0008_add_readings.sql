ALTER TABLE "chat_messages" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "wish" jsonb;