// Name, sizes and times of the product (specification 9; values it leaves open: decisions).

export const productName = 'Joinery'
/** Specification 9: "a free-to-use AI app builder"; the name before it is ours. */
export const productTitle = 'Joinery · a free-to-use AI app builder'
/** Where the operator says the support contact; the specification has a constant without a value. */
export const supportEmailVariable = 'SUPPORT_EMAIL'

export const tooltipDelayMs = 700

/** Specification 9: 1280, 360 and 720; a desktop's width and a phone (ours). */
export const viewports = { desktop: { width: 1280 }, phone: { width: 360, height: 720 } } as const

/** The route suffix of the mobile builder. Ours (decisions, "Routes"). */
export const mobileBuilderSuffix = '/mobile'

/** Specification 9: 30000. Ours: one call. */
export const callTimeoutMs = 30_000
/** Specification 9: 20000 ms. Ours: how often a job or a connection says that it lives. */
export const heartbeatMs = 20_000
/** Specification 9: 360000, a job constant. Ours: a job silent for so long is STALLED. */
export const stalledAfterMs = 360_000
/** Specification 9: a constant 4. Ours: the generation slots of a paid plan. */
export const paidGenerationSlots = 4

export const parserTimeoutMs = 5_000
export const bufferSize = 5_242_880
export const streamHighWaterMark = 32_768

/** An id before the real one is known. */
export const temporaryStartingId = 'tmp-starting'

// Named limits without values in the specification; all of them ours (decisions, "Plans, credits, limits").
/** Characters. */
export const maxChatMessageLength = 50_000
export const maxAttachments = 10
export const maxAttachmentBytes = 10 * 1_048_576
export const maxAttachmentsBytes = 25 * 1_048_576
export const maxRunMs = 30 * 60_000
export const maxAutonomousRunMs = 60 * 60_000
export const maxPageLimit = 100
export const maxProjectNameLength = 100
