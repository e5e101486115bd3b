// Limits without their schemas, for pages that must stay light.

/** Decisions, "Plans, credits, limits". */
export const maxChatMessageLength = 50_000
