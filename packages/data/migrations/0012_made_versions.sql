-- A run that had just left the queue: CREATED now says that a version was made and nobody tried it (decision 007).
UPDATE "generation" SET "status" = 'ENHANCING_PROMPT' WHERE "status" = 'CREATED';
