// What Linux itself says of Chromium's renderers: filtered system calls and a process namespace of their own.
import { readdir, readFile } from 'node:fs/promises'

interface ProcessFacts {
  pid: number
  parent: number
  /** 2: a filter decides about every system call. */
  seccomp: number
  /** How many process namespaces it lives in, this one included. */
  namespaces: number
}

/**
 * Whether Chromium's own sandbox is on. Its page `chrome://sandbox` tells the same, but the headless shell has none.
 * @param leader the process that became Chromium, or the wall around it
 * @returns true when a renderer runs and every renderer below `leader` is sandboxed
 */
export async function areRenderersSandboxed(leader: number): Promise<boolean> {
  const processes = await readProcesses()
  const family = descendants(leader, processes)
  const types = await Promise.all(family.map(async (facts) => ({ facts, type: await typeOf(facts.pid) })))
  const browser = types.find(({ type }) => type === 'browser')
  const renderers = types.filter(({ type }) => type === 'renderer')
  if (browser === undefined || renderers.length === 0) return false
  return renderers.every(({ facts }) => facts.seccomp === 2 && facts.namespaces > browser.facts.namespaces)
}

function descendants(leader: number, processes: readonly ProcessFacts[]): ProcessFacts[] {
  const found = processes.filter(({ pid }) => pid === leader)
  // Grows while it is walked: the children of children are looked for as well.
  for (const { pid } of found) found.push(...processes.filter(({ parent }) => parent === pid))
  return found
}

async function readProcesses(): Promise<ProcessFacts[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = await Promise.all(names.map((name) => readFile(`/proc/${name}/status`, 'utf8').catch(() => '')))
  return read.flatMap((status, index) => {
    const valueOf = (field: string) => new RegExp(`^${field}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''
    if (status === '') return []
    return {
      pid: Number(names[index]),
      parent: Number(valueOf('PPid')),
      seccomp: Number(valueOf('Seccomp')),
      namespaces: valueOf('NSpid').split(/\s+/).length,
    }
  })
}

async function typeOf(pid: number): Promise<'browser' | 'renderer' | 'other'> {
  // A renderer writes its own line over the one that it was started with, with spaces in between.
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split(/[\0 ]/)
  const type = words.find((word) => word.startsWith('--type='))
  if (type !== undefined) return type === '--type=renderer' ? 'renderer' : 'other'
  return /\/(?:chrom|google-chrome)[\w-]*$/.test(words[0] ?? '') ? 'browser' : 'other'
}
