CREATE TABLE "federated_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "federated_nonces_expires_at_index" ON "federated_nonces" USING btree ("expires_at");