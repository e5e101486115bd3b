// What a built catalogue offers a preview; written beside its files.

export interface VendorEntry {
  /** URL path of the ES module. */
  url: string
  /** URL paths of the chunks it imports, directly or not. */
  chunks: string[]
  exports: string[]
}

export interface VendorManifest {
  version: string
  /** By specifier, and `joinery:preview` for the client of the preview page. */
  entries: Record<string, VendorEntry>
  /** Icon component name → icon, for example `House` and `HomeIcon` → `house`. */
  icons: Record<string, string>
}

export const previewClientKey = 'joinery:preview'
/** Everything of lucide-react but the icons. */
export const iconCoreKey = 'joinery:icon-core'
