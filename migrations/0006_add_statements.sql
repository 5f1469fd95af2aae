ALTER TABLE "chat_messages" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "statements" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "catalogue_date" text;