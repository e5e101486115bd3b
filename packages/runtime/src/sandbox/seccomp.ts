// The system call filter of a sandbox as classic BPF, which bubblewrap installs just before it starts workerd.

/** System call numbers by architecture; null where the architecture never had the call. */
const refusedCalls: Readonly<Record<string, readonly [x64: number, arm64: number | null]>> = {
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  process_madvise: [440, 440],
  kcmp: [312, 272],
  pidfd_open: [434, 434],
  pidfd_getfd: [438, 438],
  pidfd_send_signal: [424, 424],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  open_tree: [428, 428],
  move_mount: [429, 429],
  fsopen: [430, 430],
  fsconfig: [431, 431],
  fsmount: [432, 432],
  fspick: [433, 433],
  mount_setattr: [442, 442],
  unshare: [272, 97],
  setns: [308, 268],
  mknod: [133, null],
  mknodat: [259, 33],
  name_to_handle_at: [303, 264],
  open_by_handle_at: [304, 265],
  fanotify_init: [300, 262],
  quotactl: [179, 60],
  quotactl_fd: [443, 443],
  swapon: [167, 224],
  swapoff: [168, 225],
  acct: [163, 89],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  io_uring_setup: [425, 425],
  io_uring_enter: [426, 426],
  io_uring_register: [427, 427],
  add_key: [248, 217],
  request_key: [249, 218],
  keyctl: [250, 219],
  kexec_load: [246, 104],
  kexec_file_load: [320, 294],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  reboot: [169, 142],
  sethostname: [170, 161],
  setdomainname: [171, 162],
  settimeofday: [164, 170],
  clock_settime: [227, 112],
  clock_adjtime: [305, 266],
  adjtimex: [159, 171],
  syslog: [103, 116],
  personality: [135, 92],
  lookup_dcookie: [212, 18],
  vhangup: [153, 58],
  migrate_pages: [256, 238],
  move_pages: [279, 239],
  modify_ldt: [154, null],
  iopl: [172, null],
  ioperm: [173, null],
  uselib: [134, null],
}

interface Architecture {
  audit: number
  column: 0 | 1
  clone: number
  socket: number
}

const architectures: Readonly<Record<string, Architecture>> = {
  x64: { audit: 0xc000003e, column: 0, clone: 56, socket: 41 },
  arm64: { audit: 0xc00000b7, column: 1, clone: 220, socket: 198 },
}

const clone3 = 435
const x32Bit = 0x40000000
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
const newNamespaceFlags = 0x7e020000
const unixSocketFamily = 1
const errors = { notPermitted: 1, notImplemented: 38, familyNotSupported: 97 }
const offsets = { call: 0, architecture: 4, firstArgument: 16 }
const codes = { load: 0x20, jumpEqual: 0x15, jumpGreaterOrEqual: 0x35, jumpBits: 0x45, answer: 0x06 }
const answers = { allow: 0x7fff0000, kill: 0x80000000, errno: 0x00050000 }

/** @returns null on an architecture whose system call numbers we do not know: then there is no wall */
export function buildSeccompFilter(arch: string): Uint8Array<ArrayBuffer> | null {
  const architecture = architectures[arch]
  if (architecture === undefined) return null
  const refuse = (errno: number) => [codes.answer, 0, 0, answers.errno | errno]
  const allow = [codes.answer, 0, 0, answers.allow]
  const program = [
    [codes.load, 0, 0, offsets.architecture],
    [codes.jumpEqual, 1, 0, architecture.audit],
    [codes.answer, 0, 0, answers.kill],
    [codes.load, 0, 0, offsets.call],
    // The second calling convention of x86-64 has numbers of its own and would pass by the list below.
    ...(arch === 'x64' ? [[codes.jumpGreaterOrEqual, 0, 1, x32Bit], refuse(errors.notImplemented)] : []),
    ...Object.values(refusedCalls).flatMap((numbers) => {
      const number = numbers[architecture.column]
      return number === null ? [] : [[codes.jumpEqual, 0, 1, number], refuse(errors.notPermitted)]
    }),
    // Its flags are behind a pointer, out of a filter's sight; on ENOSYS the C library takes clone.
    [codes.jumpEqual, 0, 1, clone3],
    refuse(errors.notImplemented),
    [codes.jumpEqual, 0, 4, architecture.clone],
    [codes.load, 0, 0, offsets.firstArgument],
    [codes.jumpBits, 0, 1, newNamespaceFlags],
    refuse(errors.notPermitted),
    allow,
    [codes.jumpEqual, 0, 3, architecture.socket],
    [codes.load, 0, 0, offsets.firstArgument],
    [codes.jumpEqual, 1, 0, unixSocketFamily],
    refuse(errors.familyNotSupported),
    allow,
  ]
  return encode(program)
}

function encode(program: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(program.length * 8))
  for (const [index, [code = 0, whenTrue = 0, whenFalse = 0, value = 0]] of program.entries()) {
    view.setUint16(index * 8, code, true)
    view.setUint8(index * 8 + 2, whenTrue)
    view.setUint8(index * 8 + 3, whenFalse)
    view.setUint32(index * 8 + 4, value, true)
  }
  return new Uint8Array(view.buffer)
}
