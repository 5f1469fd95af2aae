CREATE TABLE "plan_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"with_own_hours" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "plan_feeds" ADD CONSTRAINT "plan_feeds_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_feeds" ADD CONSTRAINT "plan_feeds_user_id_version_id_plan_versions_user_id_id_fk" FOREIGN KEY ("user_id","version_id") REFERENCES "public"."plan_versions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_feeds_user_id_version_id_index" ON "plan_feeds" USING btree ("user_id","version_id");