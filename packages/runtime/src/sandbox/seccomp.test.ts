import { expect, test } from 'vitest'

import { buildSeccompFilter } from './seccomp.ts'

const audit = { x64: 0xc000003e, arm64: 0xc00000b7 }
const verdicts = {
  allow: 0x7fff0000,
  kill: 0x80000000,
  notPermitted: 0x50001,
  notImplemented: 0x50026,
  noFamily: 0x50061,
}

test.each([
  { arch: 'x64', read: 0, ptrace: 101, mount: 165, clone: 56, socket: 41, reboot: 169 },
  { arch: 'arm64', read: 63, ptrace: 117, mount: 40, clone: 220, socket: 198, reboot: 142 },
] as const)('on $arch everyday calls pass and dangerous ones do not', ({ arch, ...call }) => {
  const judge = (number: number, argument = 0) => run(arch, { architecture: audit[arch], number, argument })

  expect(judge(call.read)).toBe(verdicts.allow)
  expect(judge(call.ptrace)).toBe(verdicts.notPermitted)
  expect(judge(call.mount)).toBe(verdicts.notPermitted)
  expect(judge(call.reboot)).toBe(verdicts.notPermitted)
  // A thread (CLONE_VM and friends) is fine, a user namespace is not.
  expect(judge(call.clone, 0x3d0f00)).toBe(verdicts.allow)
  expect(judge(call.clone, 0x10000011)).toBe(verdicts.notPermitted)
  expect(judge(435)).toBe(verdicts.notImplemented)
  expect(judge(call.socket, 1)).toBe(verdicts.allow)
  for (const family of [2, 10, 16, 17, 38, 40]) expect(judge(call.socket, family)).toBe(verdicts.noFamily)
})

test('calls in the manner of another architecture end the process', () => {
  expect(run('x64', { architecture: audit.arm64, number: 0, argument: 0 })).toBe(verdicts.kill)
  expect(run('arm64', { architecture: 0x40000003, number: 0, argument: 0 })).toBe(verdicts.kill)
  expect(run('x64', { architecture: audit.x64, number: 0x40000000, argument: 0 })).toBe(verdicts.notImplemented)
})

test('an architecture without known numbers has no filter', () => {
  expect(buildSeccompFilter('riscv64')).toBeNull()
})

/** What the kernel does with the program. */
function run(arch: string, call: { architecture: number; number: number; argument: number }): number {
  const filter = buildSeccompFilter(arch) ?? new Uint8Array()
  const view = new DataView(filter.buffer)
  let loaded = 0
  for (let at = 0; at < filter.length / 8; at++) {
    const code = view.getUint16(at * 8, true)
    const value = view.getUint32(at * 8 + 4, true)
    if (code === 0x06) return value
    if (code === 0x20) loaded = { 0: call.number, 4: call.architecture, 16: call.argument }[value] ?? Number.NaN
    else {
      // Bit operations of JavaScript are signed: the flags in question lie below the sign bit.
      const isTrue = { 0x15: loaded === value, 0x35: loaded >= value, 0x45: (loaded & value) !== 0 }[code]
      at += view.getUint8(at * 8 + (isTrue === true ? 2 : 3))
    }
  }
  throw new Error('The program ran off its end.')
}
