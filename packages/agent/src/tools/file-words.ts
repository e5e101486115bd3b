// What a file is called in the chat.
import type { BlockType } from '@joinery/contract/vocabulary/agent-blocks'
import { moduleNameOf } from '@joinery/contract/vocabulary/module-names'
import { moduleTypeOf, routePathOf } from '@joinery/contract/vocabulary/modules'

import type { ToolWords } from '../tool.ts'

export interface FileWords {
  block: BlockType
  /** For example "the Notes page". */
  name: string
}

export function nameFile(path: string): FileWords {
  const type = moduleTypeOf(path)
  if (/^web\/app\/(?:.+\/)?page\.server\.(?:js|ts)$/.test(path)) {
    return { block: 'function', name: `the data of ${namePage(path.replace(/\.server\.\w+$/, '.jsx'))}` }
  }
  if (type === 'EXPO_PAGE') return { block: 'expo-page', name: `the mobile page ${moduleNameOf(path)}` }
  if (type === 'FUNCTION') return { block: 'function', name: `the function ${routePathOf(path) ?? path}` }
  if (type === 'COMPONENT') return { block: 'component', name: `the ${moduleNameOf(path)} component` }
  if (type === 'FILE') return { block: 'file', name: fileNames[path] ?? path }
  return { block: 'page', name: namePage(path) }
}

function namePage(path: string): string {
  const route = routePathOf(path)
  if (route === '/') return 'the homepage'
  return route?.includes('[') === true ? `the page ${route}` : `the ${moduleNameOf(path)} page`
}

const fileNames: Readonly<Record<string, string>> = {
  'design/tokens.json': 'the colours and type',
  'web/app/layout.jsx': 'the frame round every page',
  'web/app/layout.tsx': 'the frame round every page',
  'web/app/globals.css': 'the extra styles',
  'web/app/not-found.jsx': 'the page for wrong addresses',
  'database/schema.sql': 'the record of the tables',
}

/** Words for a call that works on one file. */
export function describeFileCall(path: string | undefined, verbs: { doing: string; done: string }): ToolWords {
  if (path === undefined) return { block: 'file', doing: `${verbs.doing} a file`, done: `${verbs.done} a file` }
  const { block, name } = nameFile(path)
  return { block, doing: `${verbs.doing} ${name}`, done: `${verbs.done} ${name}`, path }
}
