// `npm run eval`: how good is a model at building apps? See docs/evals.md.
import { join } from 'node:path'

import { CannotJudge } from './evaluate-all.ts'
import { PromptsFileError } from './prompts-file.ts'
import { ArgumentsError, readArguments, usage } from './read-arguments.ts'
import { runEvaluation } from './run-evaluation.ts'
import { tellResults } from './tell-results.ts'

// npm runs scripts in the root; INIT_CWD is where the person stands.
process.exitCode = await main(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd())

/** @returns the exit code: 0 when every prompt was evaluated, however well it went */
async function main(args: readonly string[], folder: string): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage)
    return 0
  }
  const stop = new AbortController()
  const onSignal = () => {
    if (!stop.signal.aborted) console.log('Stopping. What is finished is kept; the same call goes on from there.')
    stop.abort()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  try {
    const settings = readArguments(args, folder)
    const evaluation = await runEvaluation({ ...settings, signal: stop.signal, say: (line) => console.log(line) })
    console.log(`\n${tellResults(evaluation)}\nWritten to ${join(settings.outDir, 'results.md')}`)
    if (stop.signal.aborted) return 130
    return evaluation.results.length === evaluation.asked ? 0 : 1
  } catch (error) {
    if (stop.signal.aborted) return 130
    if (error instanceof ArgumentsError) console.error(`${error.message}\n\n${usage}`)
    else if (error instanceof PromptsFileError || error instanceof CannotJudge) console.error(error.message)
    else console.error(error)
    return 2
  }
}
