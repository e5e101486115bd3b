// What an app calls itself.
import type { FileTree } from '@joinery/contract/files'
import { projectNameSchema } from '@joinery/contract/projects'

/** The title of the root layout, where it is written out as a text and is not that of a project just begun. */
export function titleOfApp(files: FileTree): string | null {
  const layout = files['web/app/layout.jsx'] ?? files['web/app/layout.tsx'] ?? ''
  const written = /\bmetadata\s*=\s*\{[^}]*?\btitle\s*:\s*(?:'([^'\\\n]+)'|"([^"\\\n]+)"|`([^`$\\]+)`)/.exec(layout)
  const title = written?.[1] ?? written?.[2] ?? written?.[3] ?? ''
  // "Shelfmark · Books to read" is called Shelfmark.
  const parsed = projectNameSchema.safeParse(title.split(/\s[·|–—:-]\s/)[0])
  return parsed.success && parsed.data !== 'New app' ? parsed.data : null
}
