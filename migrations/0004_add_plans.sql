CREATE TABLE "plan_items" (
	"user_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"slot" text,
	"revision" bigint NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "plan_items_user_id_version_id_id_pk" PRIMARY KEY("user_id","version_id","id"),
	CONSTRAINT "plan_items_user_id_version_id_slot_unique" UNIQUE("user_id","version_id","slot")
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"term" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"is_front" boolean NOT NULL,
	"revision" bigint NOT NULL,
	"edits" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_versions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_items" ADD CONSTRAINT "plan_items_user_id_version_id_plan_versions_user_id_id_fk" FOREIGN KEY ("user_id","version_id") REFERENCES "public"."plan_versions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_versions_user_id_term_index" ON "plan_versions" USING btree ("user_id","term");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_versions_one_front" ON "plan_versions" USING btree ("user_id","term") WHERE is_front;