// The error catalogue of the specification (section 8), word for word. Without imports, because previews carry it too.

/** The texts; the rules that say them take them from here. */
export const errorMessages = {
  uploadTooLarge: 'Upload failed: File too large.',
  uploadFailed: 'Upload failed',
  clientIntegrationsMissing: 'Failed to fetch client integrations',
  nodesNotGenerated: 'Failed to generate nodes',
  invalidRoomId: 'Invalid roomId',
  invalidInternalRoute: 'Path is not a valid internal Create route. It should start with /v0/',
  newPlansNotSupported: 'New plans are not supported',
  secureStoreValue:
    'Invalid value provided to SecureStore. Values must be strings; consider JSON-encoding your values if they are serializable.',
  valueNotRenderable: 'Value is not a valid ReactNode',
  overlappingRanges: 'Detected overlapping ranges when removing nodes for fixing.',
  notSupportedOnWeb: '{name} is not supported on web',
} as const
export type ErrorMessageKey = keyof typeof errorMessages

export interface CatalogueEntry {
  situation: string
  message: string
  /** What else happens. */
  behaviour: string
  /** The export that says the message: of the vocabulary, or of the part of the product that has the situation. */
  rule: string
}

/** Specification 8, row by row. */
export const errorCatalogue: readonly CatalogueEntry[] = [
  {
    situation: 'Upload, HTTP 413',
    message: errorMessages.uploadTooLarge,
    behaviour: 'returned in the error field, not thrown',
    rule: 'uploadFile',
  },
  {
    situation: 'Upload, any other failure',
    message: errorMessages.uploadFailed,
    behaviour: 'returned in the error field, not thrown',
    rule: 'uploadFile',
  },
  {
    situation: 'Client integrations fail to load',
    message: errorMessages.clientIntegrationsMissing,
    behaviour: 'reported; the preview renders nothing',
    rule: 'startPreview',
  },
  {
    situation: 'Node generation fails',
    message: errorMessages.nodesNotGenerated,
    behaviour: 'reported; the preview renders nothing',
    rule: 'startPreview',
  },
  {
    situation: 'Invalid room id',
    message: errorMessages.invalidRoomId,
    behaviour: 'thrown',
    rule: 'parseRoomId',
  },
  {
    situation: 'Internal route not starting with /v0/',
    message: errorMessages.invalidInternalRoute,
    behaviour: 'thrown; over HTTP answered with 404',
    rule: 'toCreatePath',
  },
  {
    situation: 'Usage-based plan passed as old plan in rank comparison',
    message: errorMessages.newPlansNotSupported,
    behaviour: 'thrown',
    rule: 'comparePlanRank',
  },
  {
    situation: 'Secure storage value not a string',
    message: errorMessages.secureStoreValue,
    behaviour: 'thrown',
    rule: 'checkSecureStoreValue',
  },
  {
    situation: 'Preview value not renderable',
    message: errorMessages.valueNotRenderable,
    behaviour: 'thrown and reported',
    rule: 'assertRenderable',
  },
  {
    situation: 'Overlapping ranges while fixing code',
    message: errorMessages.overlappingRanges,
    behaviour: 'thrown',
    rule: 'removeRanges',
  },
  {
    situation: 'Unsupported web feature',
    message: errorMessages.notSupportedOnWeb,
    behaviour: 'a warning on the console',
    rule: 'warnUnsupportedOnWeb',
  },
]
