ALTER TABLE "chat_messages" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "is_chosen" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "chat_messages" AS message SET "parent_id" = before."id" FROM "chat_messages" AS before WHERE before."session_id" = message."session_id" AND before."position" = message."position" - 1;
