// What is taken in from outside: kinds of content and media types (specification 3).
import * as z from 'zod'

/** What an address leads to. */
export const contentTypeSchema = z.enum(['image', 'website', 'other'])
export type ContentType = z.infer<typeof contentTypeSchema>

/** Subtypes of image/. */
export const acceptedImageTypeSchema = z.enum(['jpeg', 'png', 'gif', 'webp', 'svg+xml'])
export type AcceptedImageType = z.infer<typeof acceptedImageTypeSchema>

export const markupTypeSchema = z.enum(['html', 'xhtml'])
export type MarkupType = z.infer<typeof markupTypeSchema>

export const otherAcceptedTypeSchema = z.enum([
  'text',
  'json',
  'xml',
  'pdf',
  'zip',
  'audio',
  'video',
  'fonts',
  'multipart',
])
export type OtherAcceptedType = z.infer<typeof otherAcceptedTypeSchema>

const markupMediaTypes: Readonly<Record<MarkupType, string>> = { html: 'text/html', xhtml: 'application/xhtml+xml' }

/** Media types behind the specification's words; a pattern where the word stands for a family. Ours. */
const otherMediaTypes: Readonly<Record<OtherAcceptedType, RegExp>> = {
  text: /^text\//,
  json: /^application\/(.+\+)?json$/,
  xml: /^application\/(.+\+)?xml$/,
  pdf: /^application\/pdf$/,
  zip: /^application\/(zip|x-zip-compressed)$/,
  audio: /^audio\//,
  video: /^video\//,
  fonts: /^(font\/|application\/(font-|x-font-|vnd\.ms-fontobject$))/,
  multipart: /^multipart\//,
}

/** The kind of a media type, with or without parameters; null when it is not accepted. */
export function contentTypeOf(mediaType: string): ContentType | null {
  const essence = essenceOf(mediaType)
  if (acceptedImageTypeSchema.options.some((subtype) => essence === `image/${subtype}`)) return 'image'
  if (Object.values(markupMediaTypes).includes(essence)) return 'website'
  return Object.values(otherMediaTypes).some((pattern) => pattern.test(essence)) ? 'other' : null
}

export function isAcceptedMediaType(mediaType: string): boolean {
  return contentTypeOf(mediaType) !== null
}

function essenceOf(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase()
}
