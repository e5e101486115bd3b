// Reads a streamed answer (specification 7): accumulated text while it comes, the full text at the end.

export interface TextStreamListeners {
  /** Told the text so far after each chunk. */
  onChunk?: (textSoFar: string) => void
  onFinish?: (text: string) => void
}

/**
 * Reads to the end; characters that are cut apart between chunks come out whole.
 *
 * @returns the full text
 * @throws what the stream fails with; `onFinish` is not called then
 */
export async function readTextStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onChunk, onFinish }: TextStreamListeners,
): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true })
    onChunk?.(text)
  }
  const end = decoder.decode()
  if (end !== '') {
    text += end
    onChunk?.(text)
  }
  onFinish?.(text)
  return text
}
