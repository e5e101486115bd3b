// Pictures and other assets: licences, categories, sources, operations (specification 3).
import * as z from 'zod'

export const assetLicenceSchema = z.enum(['FREE', 'RECOMMENDED', 'ATTRIBUTION'])
export type AssetLicence = z.infer<typeof assetLicenceSchema>

export const assetCategorySchema = z.enum([
  'HERO',
  'BACKGROUND',
  'AVATAR',
  'ICON',
  'ILLUSTRATION',
  'LOGO',
  // Ours: "a background video category".
  'BACKGROUND_VIDEO',
  'ABSTRACT_IMAGES',
])
export type AssetCategory = z.infer<typeof assetCategorySchema>

/** Six kinds, described in words; the names are ours. */
export const assetSourceSchema = z.enum([
  'STOCK_PHOTO',
  'BRAND_LOGO',
  'ICON',
  'STOCK_GRAPHICS',
  'PLACEHOLDER_LOGO',
  'AI_IMAGE',
])
export type AssetSource = z.infer<typeof assetSourceSchema>

export const assetOperationSchema = z.enum(['REMOVE_BACKGROUND'])
export type AssetOperation = z.infer<typeof assetOperationSchema>

export const assetPayloadTypeSchema = z.enum(['URL', 'BASE64', 'COMMENT_CLASSIFICATION'])
export type AssetPayloadType = z.infer<typeof assetPayloadTypeSchema>

export const imageQualitySchema = z.enum(['LOW', 'MEDIUM', 'HIGH', 'STANDARD', 'HD'])
export type ImageQuality = z.infer<typeof imageQualitySchema>
