// Making pictures with a model of a provider.
import type { ImageModelV4 } from '@ai-sdk/provider'

import { judgeFault } from '../model-call/model-fault.ts'
import { ReachFailure } from './reach.ts'

export type ImageShape = 'square' | 'wide' | 'tall'

export interface MadeImage {
  bytes: Uint8Array<ArrayBuffer>
}

export interface ImageMaker {
  /** For example `openai/gpt-image-1`. */
  name: string
  /** @throws ReachFailure with words for the model; the signal's reason when it aborts */
  make(input: { prompt: string; shape: ImageShape; signal: AbortSignal }): Promise<MadeImage>
}

const timeoutMs = 90_000
const maxTries = 2

/** OpenAI's models take sizes, each its own; Google's take proportions. */
function measuresOf(
  name: string,
  shape: ImageShape,
): Pick<Parameters<ImageModelV4['doGenerate']>[0], 'size' | 'aspectRatio'> {
  if (name.startsWith('google/')) {
    const ratios = { square: '1:1', wide: '16:9', tall: '9:16' } as const
    return { size: undefined, aspectRatio: ratios[shape] }
  }
  const isOld = name.includes('dall-e')
  const sizes = isOld
    ? ({ square: '1024x1024', wide: '1792x1024', tall: '1024x1792' } as const)
    : ({ square: '1024x1024', wide: '1536x1024', tall: '1024x1536' } as const)
  return { size: sizes[shape], aspectRatio: undefined }
}

export function createImageMaker(name: string, model: ImageModelV4): ImageMaker {
  return {
    name,
    async make({ prompt, shape, signal }) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await makeOnce(model, { prompt, signal, ...measuresOf(name, shape) })
        } catch (error) {
          signal.throwIfAborted()
          if (error instanceof ReachFailure) throw error
          const fault = judgeFault(error)
          if (!fault.isRetryable || attempt >= maxTries) {
            throw new ReachFailure(`No picture was made. ${fault.failure.message}`, { cause: error })
          }
        }
      }
    },
  }
}

async function makeOnce(
  model: ImageModelV4,
  input: { prompt: string; signal: AbortSignal } & ReturnType<typeof measuresOf>,
): Promise<MadeImage> {
  const { prompt, signal, size, aspectRatio } = input
  const { images } = await model.doGenerate({
    prompt,
    n: 1,
    size,
    aspectRatio,
    seed: undefined,
    files: undefined,
    mask: undefined,
    providerOptions: {},
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  const [image] = images
  if (image === undefined) throw new ReachFailure('No picture was made: the model answered with none.')
  const bytes = typeof image === 'string' ? Buffer.from(image, 'base64') : image
  if (bytes.length === 0) throw new ReachFailure('No picture was made: the model answered with an empty one.')
  return { bytes: new Uint8Array(bytes) }
}
