// The peer for previews and publishes: the client side of the same app as a plain Vite project.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import * as z from 'zod'

import { runProgram, startProgram, type Program } from './program.ts'

const root = join(import.meta.dirname, '..')
const vite = join(root, 'node_modules/vite/bin/vite.js')
const tokensSchema = z.object({
  colors: z.record(z.string(), z.string()).default({}),
  radius: z.record(z.string(), z.union([z.number(), z.string()])).default({}),
})

export interface VitePeer {
  folder: string
  /** Warm dependencies, as after the first start of a day. */
  startServer(port: number): Promise<Program>
  /** @returns wall time in milliseconds */
  build(): Promise<number>
  remove(): Promise<void>
}

/** @param files the app as Joinery keeps it, by path */
export async function createVitePeer(files: Readonly<Record<string, string>>): Promise<VitePeer> {
  const folder = await mkdtemp(join(tmpdir(), 'joinery-bench-vite-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const client = Object.entries(files).filter(([path]) => isClientFile(path))
  const pages = client.map(([path]) => path).filter((path) => /\/page\.[jt]sx?$/.test(path))
  const layout = client.map(([path]) => path).find((path) => /^web\/app\/layout\.[jt]sx?$/.test(path))
  const written: Record<string, string> = {
    ...Object.fromEntries(client),
    'index.html': '<!doctype html><div id="root"></div><script type="module" src="/main.jsx"></script>',
    'main.jsx': entryOf(pages, layout),
    'main.css': `@import 'tailwindcss';\n${themeOf(files['design/tokens.json'] ?? '{}')}`,
    'vite.config.mjs': config(),
  }
  for (const [path, text] of Object.entries(written)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return {
    folder,
    startServer: (port) =>
      startProgram([process.execPath, vite, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
        cwd: folder,
        until: /ready in|Local:/,
      }),
    build: () => runProgram([process.execPath, vite, 'build', '--logLevel', 'warn'], { cwd: folder }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

function isClientFile(path: string): boolean {
  return /^web\/.*\.(jsx?|tsx?|css|svg)$/.test(path) && !/\.server\.[jt]s$|\/route\.[jt]s$/.test(path)
}

/** Every page behind a dynamic import, as in a published app; `/bench` is what edits change. */
function entryOf(pages: readonly string[], layout: string | undefined): string {
  const routes = pages.map((path) => {
    const pattern = path.replace(/^web\/app/, '').replace(/\/page\.[jt]sx?$/, '') || '/'
    return `${JSON.stringify(pattern)}: lazy(() => import(${JSON.stringify(`./${path}`)}))`
  })
  return `import './main.css'
import { createElement, lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
${layout === undefined ? 'const Layout = ({ children }) => children' : `import Layout from ${JSON.stringify(`./${layout}`)}`}

const routes = { ${routes.join(', ')} }
const Page = routes[location.pathname]
const isFramed = !location.search.includes('bare')
const page = <Suspense>{Page && createElement(Page, { data: {}, params: {}, searchParams: {} })}</Suspense>
createRoot(document.getElementById('root')).render(isFramed ? <Layout>{page}</Layout> : page)
`
}

function themeOf(source: string): string {
  const { colors, radius } = tokensSchema.parse(JSON.parse(source))
  const lines = [
    ...Object.entries(colors).map(([name, value]) => `--color-${name}: ${value};`),
    ...Object.entries(radius).map(
      ([name, value]) => `--radius-${name}: ${typeof value === 'number' ? `${value}px` : value};`,
    ),
  ]
  return `@theme {\n${lines.join('\n')}\n}\n`
}

function config(): string {
  return `import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'

export default {
  plugins: [react(), tailwindcss()],
  cacheDir: join(import.meta.dirname, '.vite'),
  resolve: {
    alias: {
      '@joinery/app-kit': ${JSON.stringify(join(root, 'packages/app-kit/src/index.ts'))},
      '@/': join(import.meta.dirname, 'web/'),
    },
  },
  server: { fs: { strict: false } },
}
`
}
