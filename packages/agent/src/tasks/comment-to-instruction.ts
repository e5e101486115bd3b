export interface CommentOnCode {
  comment: string
  path: string
  /** 1-based, with the last one. */
  firstLine: number
  lastLine: number
  /** The lines themselves. */
  excerpt: string
}

const pageFile = /^web\/app\/(?:(.*)\/)?(page|layout|route)(?:\.server)?\.[jt]sx?$/
const mostLines = 12

/** Where, what is there, what is wished, and that nothing else changes. */
export function commentToInstruction({ comment, path, firstLine, lastLine, excerpt }: CommentOnCode): string {
  const lines = excerpt.split('\n')
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '…'] : lines
  const where = firstLine === lastLine ? `line ${firstLine}` : `lines ${firstLine} to ${lastLine}`
  const page = pageOf(path)
  return [
    `In ${path}, ${where}${page === null ? '' : ` (${page})`}:`,
    ['```', ...shown, '```'].join('\n'),
    wishOf(comment),
    'Change only what this takes, and keep everything else as it is.',
  ].join('\n\n')
}

function pageOf(path: string): string | null {
  const match = pageFile.exec(path)
  if (match === null) return null
  const [, folder = '', kind] = match
  if (kind === 'layout') return folder === '' ? 'the frame of all pages' : `the frame of the pages under /${folder}`
  return kind === 'route' ? `the function at /${folder}` : `the page /${folder}`
}

/** A remark says what is wrong; a run needs what should be. */
function wishOf(comment: string): string {
  const text = comment.replaceAll(/\s+/g, ' ').trim()
  const sentence = `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
  if (text.endsWith('?')) return `${sentence} Answer this, and change it where the answer says that it is wrong.`
  const isRemark =
    /^(?:this|that|it|the|these|those|there)\b.*\b(?:is|are|looks?|feels?|does|do|doesn['’]t|don['’]t|was|has|have)\b/i.test(
      text,
    )
  return isRemark ? `A person says of it: “${sentence}” Change it so that this no longer holds.` : sentence
}
