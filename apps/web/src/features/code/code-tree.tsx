import type { ProjectFile } from '@joinery/contract/revisions'
import { ChevronRight, Folder } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useTranslations } from 'use-intl'

import { FileIcon } from './file-icon.tsx'
import { buildTree, foldersOf, type TreeNode } from './file-tree.ts'

export interface CodeTreeProps {
  files: readonly ProjectFile[]
  path: string | undefined
  /** Paths with text that is not saved. */
  unsaved: readonly string[]
  onOpen: (path: string) => void
}

export function CodeTree({ files, path, unsaved, onOpen }: CodeTreeProps) {
  const t = useTranslations('code.tree')
  const nodes = useMemo(() => buildTree(files), [files])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const folders = useMemo(() => files.flatMap((file) => foldersOf(file.path)), [files])
  const open = folders.filter((folder) => !closed.has(folder))
  return (
    <Tree
      aria-label={t('label')}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={path === undefined ? [] : [path]}
      expandedKeys={open}
      onExpandedChange={(keys) => setClosed(new Set(folders.filter((folder) => !keys.has(folder))))}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys
        if (typeof key === 'string' && files.some((file) => file.path === key)) onOpen(key)
      }}
      className="min-h-0 flex-1 overflow-auto p-1.5 outline-none"
    >
      {nodes.map((node) => (
        <Node key={node.id} node={node} unsaved={unsaved} />
      ))}
    </Tree>
  )
}

function Node({ node, unsaved }: { node: TreeNode; unsaved: readonly string[] }) {
  const t = useTranslations('code.tree')
  const isUnsaved = unsaved.includes(node.id)
  return (
    <TreeItem
      id={node.id}
      textValue={node.name}
      className="cursor-default rounded-control outline-none hover:bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2 selected:bg-kelp-soft selected:text-kelp-ink"
    >
      <TreeItemContent>
        {({ isExpanded, level }) => (
          <div
            className="flex min-h-7 items-center gap-1.5 pe-2 text-sm touch:min-h-11"
            style={{ paddingInlineStart: `${(level - 1) * 12 + 4}px` }}
          >
            {node.file === null ? (
              <Button slot="chevron" className="grid size-4 shrink-0 place-items-center rounded-mark text-ink-3">
                <ChevronRight size={12} aria-hidden className={isExpanded ? 'rotate-90' : 'rtl:rotate-180'} />
              </Button>
            ) : (
              <span className="w-4 shrink-0" />
            )}
            {node.file === null ? (
              <Folder size={14} aria-hidden className="shrink-0 text-ink-3" />
            ) : (
              <FileIcon moduleType={node.file.moduleType} path={node.id} />
            )}
            <span className="min-w-0 flex-1 truncate">{node.name}</span>
            {isUnsaved && (
              <span className="size-1.5 rounded-full bg-warn">
                <span className="sr-only">{t('unsaved')}</span>
              </span>
            )}
          </div>
        )}
      </TreeItemContent>
      {node.children.map((child) => (
        <Node key={child.id} node={child} unsaved={unsaved} />
      ))}
    </TreeItem>
  )
}
