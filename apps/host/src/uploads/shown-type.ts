// How an uploaded file is shown: what browsers may open in place, and what opened by itself may do.

/** Opened in place; whatever else there is is saved to disk. */
const inlineTypes =
  /^(?:image\/(?:jpeg|png|gif|webp|avif|bmp|svg\+xml|x-icon)|audio\/|video\/|font\/|text\/plain$|application\/pdf$)/
const textTypes = /^(?:text\/|application\/(?:json|xml|xhtml\+xml|yaml|geo\+json)$|image\/svg\+xml$)/

/** A document of its own may draw itself and its media, and run nothing. */
const contentPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'"
/** Chromium's viewer of PDFs does not open in a sandbox; it runs no script of this origin. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'"

export function isShownInPlace(mediaType: string | null): boolean {
  return mediaType !== null && inlineTypes.test(mediaType)
}

/** Headers that keep a file from being more than a file. */
export function contentHeaders(mediaType: string | null): Record<string, string> {
  const type = mediaType ?? 'application/octet-stream'
  return {
    'content-type': textTypes.test(type) ? `${type}; charset=utf-8` : type,
    'content-security-policy': type === 'application/pdf' ? pdfPolicy : `${contentPolicy}; sandbox`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'referrer-policy': 'no-referrer',
  }
}
