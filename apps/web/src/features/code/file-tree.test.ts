import { moduleNameOf } from '@joinery/contract/vocabulary/module-names'
import { moduleTypeOf } from '@joinery/contract/vocabulary/modules'
import type { ProjectFile } from '@joinery/contract/revisions'
import { expect, test } from 'vitest'

import { buildTree, findFiles, foldersOf, type TreeNode } from './file-tree.ts'

function file(path: string): ProjectFile {
  return { path, moduleType: moduleTypeOf(path), name: moduleNameOf(path), size: 1, hash: 'x' }
}

const files = ['web/app/page.jsx', 'design/tokens.json', 'web/app/notes/page.jsx', 'web/app/globals.css'].map(file)

function outline(nodes: readonly TreeNode[]): unknown[] {
  return nodes.map((node) => (node.file === null ? [node.name, outline(node.children)] : node.name))
}

test('folders come before files, both by name', () => {
  expect(outline(buildTree(files))).toEqual([
    ['design', ['tokens.json']],
    ['web', [['app', [['notes', ['page.jsx']], 'globals.css', 'page.jsx']]]],
  ])
})

test('the folders above a file are known', () => {
  expect(foldersOf('web/app/notes/page.jsx')).toEqual(['web', 'web/app', 'web/app/notes'])
})

test('a few letters find a file, the tightest match first', () => {
  expect(findFiles(files, 'notes pa').map(({ path }) => path)).toEqual(['web/app/notes/page.jsx'])
  expect(findFiles(files, 'css')[0]?.path).toBe('web/app/globals.css')
  expect(findFiles(files, 'zzz')).toEqual([])
})
