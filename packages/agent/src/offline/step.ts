// What the rules do next in a run: say something, call tools.

export interface PlannedCall {
  tool: string
  input: Record<string, unknown>
}

export interface Step {
  text: string
  /** None: the text is the answer and the run ends. */
  calls: PlannedCall[]
}

export const say = (text: string): Step => ({ text, calls: [] })
export const call = (tool: string, input: Record<string, unknown> = {}): PlannedCall => ({ tool, input })
