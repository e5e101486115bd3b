import type { TurnHost } from '../turn.ts'

/** The same host, whose findings hold no secret of the app: they are told to the model, and kept with the run. */
export function createQuietHost(host: TurnHost): TurnHost {
  const quiet = async <T>(found: T): Promise<T> => {
    const text = JSON.stringify(found)
    const hidden = await host.hideSecrets(text)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same shape with other words in it
    return hidden === text ? found : (JSON.parse(hidden) as T)
  }
  return {
    ...host,
    check: async (files) => quiet(await host.check(files)),
    checkServer: async () => quiet(await host.checkServer()),
    look: async (input) => quiet(await host.look(input)),
    judge: async (input) => quiet(await host.judge(input)),
  }
}
