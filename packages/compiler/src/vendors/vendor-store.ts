// The built catalogue on disk: made on first use, read from then on.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Asset } from '../compiler.ts'
import type { VendorManifest } from './vendor-manifest.ts'

export interface VendorStore {
  manifest: VendorManifest
  readFile(path: string): Promise<Asset | null>
  /** Icon data by component name; names that are no icon are left out. */
  findIcons(names: Iterable<string>): Promise<Record<string, unknown>>
}

/** @param build makes the catalogue in a process of its own */
export async function openVendorStore(input: {
  cacheDir: string
  build: (target: { version: string; dir: string }) => Promise<void>
}): Promise<VendorStore> {
  const version = await vendorVersion()
  const dir = join(input.cacheDir, 'vendors', version)
  const manifest: VendorManifest = await readManifest(dir).catch(async () => {
    await input.build({ version, dir })
    return readManifest(dir)
  })
  let icons: Promise<Record<string, unknown>> | null = null
  return {
    manifest,
    async readFile(path) {
      const name = new RegExp(`^/_joinery/v/${version}/((?:chunks/)?[\\w.-]+\\.js)$`).exec(path)?.[1]
      if (name === undefined) return null
      const bytes = await readFile(join(dir, 'files', name)).catch(() => null)
      return bytes === null ? null : { path, contentType: 'text/javascript; charset=utf-8', bytes }
    },
    async findIcons(names) {
      icons ??= readFile(join(dir, 'icons.json'), 'utf8').then((text) => JSON.parse(text))
      const data = await icons
      const found: Record<string, unknown> = {}
      for (const name of names) {
        const icon = manifest.icons[name]
        if (icon !== undefined && data[icon] !== undefined) found[name] = data[icon]
      }
      return found
    },
  }
}

async function readManifest(dir: string): Promise<VendorManifest> {
  return JSON.parse(await readFile(join(dir, 'manifest.json'), 'utf8'))
}

/** Everything that decides what the catalogue holds: package versions and our own sources. */
async function vendorVersion(): Promise<string> {
  const source = dirname(dirname(fileURLToPath(import.meta.url)))
  const appKit = dirname(fileURLToPath(import.meta.resolve('@joinery/app-kit')))
  const contract = [...(await contractFilesOf(appKit)), fileURLToPath(import.meta.resolve('@joinery/contract/routes'))]
  const folders = [join(source, 'client'), join(source, 'vendors'), appKit]
  const hash = createHash('sha256').update(await readFile(join(source, '../package.json')))
  for (const file of [...contract, join(source, 'project/diagnostics.ts'), join(source, 'preview/preview-state.ts')]) {
    hash.update(await readFile(file))
  }
  for (const folder of folders) {
    for (const name of (await readdir(folder)).sort()) {
      if (/\.tsx?$/.test(name) && !name.includes('.test.')) hash.update(name).update(await readFile(join(folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** What the kit takes from the contract goes into the catalogue with it. */
async function contractFilesOf(appKit: string): Promise<string[]> {
  const names = new Set(['vocabulary/error-catalogue', 'vocabulary/preview-value'])
  for (const file of await readdir(appKit)) {
    if (!/\.tsx?$/.test(file)) continue
    const text = await readFile(join(appKit, file), 'utf8')
    for (const [, name] of text.matchAll(/'@joinery\/contract\/([\w/-]+)'/g)) if (name !== undefined) names.add(name)
  }
  return [...names].sort().map((name) => fileURLToPath(import.meta.resolve(`@joinery/contract/${name}`)))
}
