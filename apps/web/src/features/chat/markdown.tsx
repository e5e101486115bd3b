import { memo, useMemo, type ReactNode } from 'react'
import type { Token, Tokens } from 'marked'

import { readMarkdown, safeHref } from './markdown-tokens.ts'

export interface MarkdownProps {
  text: string
  isStreaming: boolean
}

/** The agent's words. Tokens become elements; nothing is ever put in as HTML. */
export function Markdown({ text, isStreaming }: MarkdownProps) {
  const blocks = useMemo(() => readMarkdown(text, isStreaming), [text, isStreaming])
  return (
    <div className="flex flex-col gap-2.5 text-md text-ink">
      {blocks.map((token, index) => (
        // Blocks only ever grow at the end, so their place is their identity.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} token={token} />
      ))}
    </div>
  )
}

/** Finished blocks keep their raw text while the last one streams: they are drawn once. */
const Block = memo(
  function Block({ token }: { token: Token }) {
    return renderBlock(token)
  },
  (before, after) => before.token.type === after.token.type && before.token.raw === after.token.raw,
)

function renderBlock(token: Token): ReactNode {
  switch (token.type) {
    case 'heading':
      return <p className="font-semibold">{inline(token.tokens)}</p>
    case 'paragraph':
    case 'text':
      return <p>{inline(token.tokens) ?? plain(token)}</p>
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-control border border-line bg-surface p-3 font-mono text-2xs">
          {plain(token)}
        </pre>
      )
    case 'blockquote':
      return <blockquote className="border-s-2 border-line-strong ps-3 text-ink-2">{blocksOf(token.tokens)}</blockquote>
    case 'list':
      return isList(token) ? <List list={token} /> : null
    case 'table':
      return isTable(token) ? <Table table={token} /> : null
    case 'hr':
      return <hr className="border-line" />
    case 'space':
    case 'def':
      return null
    default:
      return <p>{token.raw}</p>
  }
}

function blocksOf(tokens: Token[] | undefined): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key
  return tokens?.map((token, index) => <Block key={index} token={token} />)
}

function List({ list }: { list: Tokens.List }) {
  const Tag = list.ordered ? 'ol' : 'ul'
  return (
    <Tag
      className={list.ordered ? 'list-decimal ps-5' : 'list-disc ps-5 marker:text-ink-3'}
      {...(list.ordered && list.start !== '' ? { start: list.start } : {})}
    >
      {list.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{blocksOf(item.tokens)}</li>
      ))}
    </Tag>
  )
}

function Table({ table }: { table: Tokens.Table }) {
  return (
    <div className="overflow-x-auto">
      <table className="text-sm">
        <thead>
          <tr>
            {table.header.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <th key={index} className="border-b border-line px-2 py-1 text-start font-medium">
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, rowIndex) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={index} className="border-b border-line px-2 py-1">
                  {inline(cell.tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function inline(tokens: Token[] | undefined): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key
  return tokens?.map((token, index) => <Inline key={index} token={token} />)
}

function Inline({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong className="font-semibold">{inline(token.tokens)}</strong>
    case 'em':
      return <em>{inline(token.tokens)}</em>
    case 'del':
      return <del>{inline(token.tokens)}</del>
    case 'codespan':
      return <code className="rounded-mark bg-sunken px-1 py-0.5 text-xs">{plain(token)}</code>
    case 'br':
      return <br />
    case 'link':
      return <SafeLink href={String(token.href)}>{inline(token.tokens)}</SafeLink>
    case 'text':
    case 'escape':
      return 'tokens' in token ? inline(token.tokens) : plain(token)
    default:
      return token.raw
  }
}

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const safe = safeHref(href)
  if (safe === null) return children
  return (
    <a href={safe} target="_blank" rel="noopener noreferrer nofollow" className="text-kelp underline">
      {children}
    </a>
  )
}

/** Text of a leaf; marked hands it over as written, React escapes it. */
function plain(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : token.raw
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list'
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table'
}
