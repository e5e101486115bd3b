// What is said in a chat, as it is written down in a table: rooms with lines of who says what, and when.

/** Something said: by whom, so many days before today, at what time of the day. */
export interface Said {
  author: string
  body: string
  daysAgo: number
  time: string
}

export interface Room {
  name: string
  said: readonly Said[]
}

/** `# room`, below it a line for each message: days before today, time, who says it, what is said. */
export function readTalk(text: string): Room[] {
  return text
    .trim()
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.trim().split('\n')
      const said = lines.map((line) => {
        const [, daysAgo = '', time = '', author = '', body = ''] =
          /^(\d+) (\d\d:\d\d) ([^:]+): (.*)$/.exec(line.trim()) ?? []
        return { author, body, daysAgo: Number(daysAgo), time }
      })
      return { name, said }
    })
}
