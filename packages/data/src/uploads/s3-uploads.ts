// Kept uploads in an S3-compatible bucket: `{prefix}{project}/{hash}`.
import type { Readable } from 'node:stream'

import { bufferSize, callTimeoutMs } from '@joinery/contract/vocabulary/product'

import { askS3, readText, type S3Settings } from './s3-request.ts'
import type { UploadKey, UploadStorage } from './uploads.ts'

const maxListBytes = bufferSize

export type CreateS3Uploads = Pick<S3Settings, 'endpoint' | 'region' | 'bucket' | 'accessKeyId' | 'secretAccessKey'> &
  Partial<Pick<S3Settings, 'silenceMs' | 'attempts' | 'firstPauseMs'>> & {
    /** For a bucket that holds other things too; ends with a slash, or is empty. */
    prefix?: string
  }

export function createS3Uploads({ prefix = '', ...given }: CreateS3Uploads): UploadStorage {
  const settings: S3Settings = { silenceMs: callTimeoutMs, attempts: 4, firstPauseMs: 200, ...given }
  const nameOf = ({ projectGroupId, hash }: UploadKey) => `${prefix}${projectGroupId}/${hash}`

  /** Every page of a listing, as XML. */
  async function* listPages(query: Record<string, string>): AsyncGenerator<string> {
    let token: string | null = null
    do {
      const continued: Record<string, string> = token === null ? {} : { 'continuation-token': token }
      const answer = await askS3(
        settings,
        { method: 'GET', key: '', query: { 'list-type': '2', ...query, ...continued } },
        [200],
      )
      const page = await readText(answer, maxListBytes)
      yield page
      token = valuesOf(page, 'NextContinuationToken')[0] ?? null
    } while (token !== null)
  }

  return {
    async keep(key, { path, size }) {
      const answer = await askS3(
        settings,
        {
          method: 'PUT',
          key: nameOf(key),
          headers: { 'content-type': 'application/octet-stream' },
          file: { path, size, hash: key.hash },
        },
        [200],
      )
      answer.resume()
    },

    async read(key, range) {
      const headers: Record<string, string> = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` }
      const answer = await askS3(settings, { method: 'GET', key: nameOf(key), headers }, [200, 206, 404])
      if (answer.statusCode === 404) {
        answer.resume()
        return null
      }
      if (range !== undefined && answer.statusCode !== 206) {
        answer.destroy()
        throw new Error('the upload storage does not know ranges')
      }
      return endOnSilence(answer, settings.silenceMs)
    },

    async remove(key) {
      const answer = await askS3(settings, { method: 'DELETE', key: nameOf(key) }, [200, 204, 404])
      answer.resume()
    },

    async *listProjects() {
      for await (const page of listPages({ prefix, delimiter: '/' })) {
        for (const found of valuesOf(page, 'Prefix')) {
          const id = found.slice(prefix.length).replace(/\/$/, '')
          if (found.startsWith(prefix) && /^[a-z][a-z0-9]{7,31}$/.test(id)) yield id
        }
      }
    },

    async *list(projectGroupId) {
      for await (const page of listPages({ prefix: `${prefix}${projectGroupId}/` })) {
        const times = valuesOf(page, 'LastModified')
        for (const [index, name] of valuesOf(page, 'Key').entries()) {
          const hash = name.slice(name.lastIndexOf('/') + 1)
          if (/^[0-9a-f]{64}$/.test(hash)) yield { hash, writtenAt: new Date(times[index] ?? Number.NaN) }
        }
      }
    },
  }
}

/** The answer itself, given up with an error when nothing comes for so long. */
function endOnSilence(answer: Readable & { setTimeout(ms: number, listener: () => void): unknown }, ms: number) {
  answer.setTimeout(ms, () => answer.destroy(new Error(`the upload storage was silent for ${ms} ms`)))
  return answer
}

/** Texts of an element; what we list has names of our own making, only tokens may hold escapes. */
function valuesOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) =>
    (match[1] ?? '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#34;', '"')
      .replaceAll('&amp;', '&'),
  )
}
