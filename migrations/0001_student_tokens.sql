CREATE TABLE "student_token_usage" (
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "student_token_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "student_token_usage" ADD CONSTRAINT "student_token_usage_user_id_owners_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_token_usage_day_index" ON "student_token_usage" USING btree ("day");