/** Each costs the server memory for as long as the connection lives. */
const maxTexts = 50
/** The driver remembers every name for ever: a connection is replaced before that weighs anything. */
const maxNames = 2_000

/** The names under which one connection has had statements planned. */
export class PreparedStatements {
  private readonly names = new Map<string, string>()
  private given = 0

  /** @returns undefined when there are enough of them */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text)
    if (known !== undefined || this.names.size >= maxTexts) return known
    this.given += 1
    const name = `p${this.given}`
    this.names.set(text, name)
    return name
  }

  forget(text: string): void {
    this.names.delete(text)
  }

  /**
   * The server has forgotten them. A name is not given a second time, as the driver would take it for known.
   *
   * @returns whether there are names left
   */
  forgetAll(): boolean {
    this.names.clear()
    return this.given < maxNames
  }
}
