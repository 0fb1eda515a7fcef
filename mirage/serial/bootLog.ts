import { GIB } from '#model/units'
import type { Random } from '../random'
import type { Hardware } from './hardware'
import { blue, bold, CLEAR_SCREEN, cyan, green, lines, red, Script, yellow, type Step } from './script'

const KERNEL = '6.12.48-harbour'
const hex = (value: number) => value.toString(16).padStart(16, '0')

function firmware(script: Script, { ncpus, memoryBytes, disks, nics }: Hardware) {
  script.print(CLEAR_SCREEN + lines(bold('Breakwater firmware 4.2'), ''))
  script.print(lines(`  ${ncpus} processors, ${memoryBytes / GIB} GiB of memory`), 180)
  script.print('  Looking for devices ')
  for (let dot = 0; dot < 8; dot += 1) script.print('.', 70)
  script.print(lines(' done', ''), 60)
  disks.forEach((disk, index) =>
    script.print(lines(`  disk${index}   ${disk.sizeGiB} GiB   ${disk.name}`), 40),
  )
  nics.forEach((nic, index) => script.print(lines(`  net${index}    ${nic.mac}`), 40))
  if (disks.length > 0) script.print(lines('', '  Starting from disk0'), 200)
  else {
    script.print(lines('', yellow('  There is no disk to start from.')), 1_500)
    script.print(lines('  Attach one with a system on it, and start the instance again.'), 200)
  }
}

/** The menu of the boot loader: two entries in a box, and a countdown that is redrawn in place. */
function bootLoader(script: Script, { os }: Hardware) {
  const width = 58
  const row = (text: string) => `│ ${text.padEnd(width - 2)} │`
  script.pause(300, 600)
  script.print(
    CLEAR_SCREEN +
      lines(
        `${' '.repeat(14)}Slipway boot loader 2.7`,
        '',
        `┌${'─'.repeat(width)}┐`,
        `│\u001b[7m ${`*${os}`.padEnd(width - 2)} \u001b[0m│`,
        row(` ${os}, rescue`),
        `└${'─'.repeat(width)}┘`,
        '',
      ),
  )
  for (let second = 3; second > 0; second -= 1)
    script.print(`\r\u001b[KThe marked entry starts in ${second} s.`, second === 3 ? 0 : 420)
  script.print(`\r\u001b[K${lines('Loading the kernel …', 'Loading the initial file system …')}`, 420)
}

function memoryMap(bytes: number): string[] {
  const low = 0xc0000000
  const ranges: [from: number, to: number, kind: string][] = [
    [0x0, 0x9fbff, 'usable'],
    [0x9fc00, 0x9ffff, 'reserved'],
    [0xf0000, 0xfffff, 'reserved'],
    [0x100000, Math.min(bytes, low) - 0x20001, 'usable'],
    [Math.min(bytes, low) - 0x20000, Math.min(bytes, low) - 1, 'ACPI data'],
    [0xe0000000, 0xefffffff, 'reserved'],
    [0xfec00000, 0xfec00fff, 'reserved'],
  ]
  if (bytes > low) ranges.push([0x100000000, 0x100000000 + bytes - low - 1, 'usable'])
  return ranges.map(([from, to, kind]) => `BIOS-e820: [mem 0x${hex(from)}-0x${hex(to)}] ${kind}`)
}

/** Prefixes each line with the time since the kernel started, as kernels do. */
function stamped(random: Random, texts: readonly string[], from: number): string[] {
  let now = from
  return texts.map((text) => {
    const stamp = now.toFixed(6).padStart(12)
    now += random.next() * 0.03
    return `[${stamp}] ${text}`
  })
}

function kernel(script: Script, random: Random, hardware: Hardware) {
  const { ncpus, memoryBytes, disks, nics } = hardware
  const kib = memoryBytes / 1024
  const early = [
    `Linux version ${KERNEL} (build@slipway) #1 SMP PREEMPT_DYNAMIC`,
    `Command line: root=/dev/nvme0n1p2 ro console=ttyS0,115200n8`,
    'BIOS-provided physical RAM map:',
    ...memoryMap(memoryBytes),
    'NX (Execute Disable) protection: active',
    'efi: table signatures: RSDP XSDT FACP APIC MCFG HPET',
    'tsc: fast calibration using the hypervisor',
    `e820: last_pfn = 0x${(memoryBytes / 4096).toString(16)} max_arch_pfn = 0x400000000`,
    `smpboot: Allowing ${ncpus} CPUs, 0 hotplug CPUs`,
    'clocksource: refined-jiffies: mask: 0xffffffff',
    `setup_percpu: NR_CPUS:8192 nr_cpumask_bits:${ncpus} nr_cpu_ids:${ncpus} nr_node_ids:1`,
    `Memory: ${Math.round(kib * 0.976)}K/${kib}K available (18432K kernel code, 3287K rwdata, 13612K rodata)`,
    `SLUB: HWalign=64, Order=0-3, MinObjects=0, CPUs=${ncpus}, Nodes=1`,
    'rcu: Preemptible hierarchical RCU implementation.',
    'NR_IRQS: 524544, nr_irqs: 488, preallocated irqs: 16',
    'printk: console [ttyS0] enabled',
  ]
  const late = [
    'smp: Bringing up secondary CPUs ...',
    `smp: Brought up 1 node, ${ncpus} CPU${ncpus === 1 ? '' : 's'}`,
    'devtmpfs: initialized',
    'PCI: Using configuration type 1 for base access',
    'PCI host bridge to bus 0000:00',
    'pci 0000:00:00.0: [8086:1237] type 00 class 0x060000',
    'pci 0000:00:01.0: [8086:7000] type 00 class 0x060100',
    ...disks.map(
      (_, index) =>
        `pci 0000:00:${(0x10 + index).toString(16)}.0: [f00d:0010] type 00 class 0x010802 non-volatile memory`,
    ),
    ...nics.map(
      (_, index) => `pci 0000:00:0${(8 + index).toString(16)}.0: [1af4:1000] type 00 class 0x020000 network`,
    ),
    'SCSI subsystem initialized',
    'NET: Registered PF_INET protocol family',
    'NET: Registered PF_INET6 protocol family',
    'Trying to unpack rootfs image as initramfs...',
    ...disks.flatMap(({ sizeGiB, blockSize }, index) => [
      `nvme nvme${index}: pci function 0000:00:${(0x10 + index).toString(16)}.0`,
      `nvme nvme${index}: ${Math.min(ncpus, 16)}/0/0 default/read/poll queues`,
      `nvme${index}n1: ${(sizeGiB * GIB) / blockSize} ${blockSize}-byte logical blocks (${sizeGiB} GiB)`,
    ]),
    ...(disks.length > 0 ? [' nvme0n1: p1 p2'] : []),
    ...nics.flatMap(({ mac }, index) => [
      `virtio_net virtio${index}: eth${index}: link is up, MAC ${mac}`,
      `virtio_net virtio${index} enp0s${8 + index}: renamed from eth${index}`,
    ]),
    'rtc_cmos 00:03: registered as rtc0',
    'Serial: 8250/16550 driver, 4 ports, IRQ sharing enabled',
    '00:04: ttyS0 at I/O 0x3f8 (irq = 4, base_baud = 115200) is a 16550A',
    'Freeing unused kernel image memory: 2788K',
    'Run /init as init process',
  ]
  script.pause(300, 700).burst(stamped(random, early, 0))
  script.pause(300, 700).burst(stamped(random, late, 0.41))
}

function initialFileSystem(script: Script, random: Random) {
  const all = [
    'Waiting for the root device /dev/nvme0n1p2 ... found',
    'Begin: file system check',
    `root: clean, ${random.between(40_000, 90_000)} files`,
    'EXT4-fs (nvme0n1p2): mounted filesystem with ordered data mode',
    'Done.',
  ]
  script.pause(400, 900).burst(stamped(random, all, 1.9))
}

const targets = [
  'Local File Systems',
  'System Initialization',
  'Basic System',
  'Network',
  'Timers',
  'Sockets',
]
const units = [
  'Journal Service',
  'Load Kernel Modules',
  'Remount Root and Kernel File Systems',
  'Create Static Device Nodes',
  'Coldplug All Devices',
  'Apply Kernel Variables',
  'Load and Save Random Seed',
  'Flush Journal to Persistent Storage',
  'Rule-based Manager for Device Events',
  'Create Volatile Files and Directories',
  'Network Name Resolution',
  'Network Time Synchronization',
  'Record System Boot and Shutdown',
  'Rebuild Journal Catalog',
  'Daily Cleanup of Temporary Directories',
  'Discard unused blocks once a week',
  'Message Bus Socket',
  'Message Bus',
  'Login Service',
  'Permit User Sessions',
  'Regular background program processing daemon',
  'Entropy Daemon',
  'Deferred execution scheduler',
  'System Logging Service',
  'Secure Shell server',
  'Metrics Exporter',
]

/** The start of the services, about sixty lines: one service warns, and one sometimes fails. */
function services(script: Script, random: Random, { os }: Hardware) {
  const ok = `[${green('  OK  ')}]`
  const warns = random.between(8, units.length - 2)
  const fails = random.next() < 0.25 ? random.between(8, units.length - 2) : -1
  script.pause(400, 900).burst(['', `Welcome to ${bold(os)}!`, ''])
  const out: string[] = []
  units.forEach((unit, index) => {
    out.push(`         Starting ${unit}...`)
    if (index === fails && index !== warns) out.push(`[${red('FAILED')}] Failed to start ${unit}.`)
    else out.push(`${ok} Started ${unit}.`)
    if (index === warns) out.push(`[${yellow(' WARN ')}] ${unit} took longer than usual.`)
    if (index % 5 === 4)
      out.push(`${ok} Reached target ${targets[(index + 1) / 5 - 1] ?? 'Multi-User System'}.`)
  })
  for (let at = 0; at < out.length; at += 22) script.burst(out.slice(at, at + 22)).pause(300, 1_100)
}

/** The agent for the first boot, which prints its lines at every boot. */
function firstBootAgent(script: Script, random: Random, hardware: Hardware, timestamp: string) {
  const { disks, nics, keys, hostKey } = hardware
  const say = (stage: string, text: string) => `keel[612]: ${cyan(stage)}: ${text}`
  const table = (cells: readonly string[]) => `${cells[0]?.padEnd(10)}${cells[1]?.padEnd(20)}${cells[2]}`
  script.burst([
    say('init-local', 'reading the configuration drive'),
    say('init', `the root file system grows to ${disks[0]?.sizeGiB ?? 0} GiB`),
    say('init', table(['device', 'address', 'gateway'])),
    ...nics.map(({ ip, width, gateway }, index) =>
      say('init', table([`enp0s${8 + index}`, `${ip}/${width}`, gateway])),
    ),
  ])
  script.pause(300, 900)
  script.burst([
    say('config', `host key ED25519 ${hostKey}`),
    ...(keys.length === 0
      ? [say('config', 'no SSH keys were given')]
      : keys.map(({ name, fingerprint }) => say('config', `key ${blue(name)} ${fingerprint}`))),
    say('final', `finished at ${timestamp}, after ${random.between(9, 14)} seconds`),
  ])
}

/**
 * The output of a machine from power-on to the login prompt, with uneven pace: firmware, boot loader, kernel, initial
 * ramdisk, about 60 services, first-boot agent. Any line ends with CR LF.
 *
 * @returns the steps, and whether the machine comes up: without a disk it does not
 */
export function bootScript(
  hardware: Hardware,
  random: Random,
  timestamp: string,
): { steps: Step[]; isUp: boolean } {
  const script = new Script(random)
  const isUp = hardware.disks.length > 0
  firmware(script, hardware)
  if (!isUp) return { steps: script.steps, isUp }
  bootLoader(script, hardware)
  kernel(script, random, hardware)
  initialFileSystem(script, random)
  services(script, random, hardware)
  firstBootAgent(script, random, hardware, timestamp)
  script.pause(200, 500)
  return { steps: script.steps, isUp }
}

/** The output of a machine while it shuts down: its services in reverse order. */
export function shutdownScript(random: Random, last: string): Step[] {
  const script = new Script(random)
  const stopped = units
    .slice(-12)
    .reverse()
    .map((unit) => `[${green('  OK  ')}] Stopped ${unit}.`)
  script.print(lines('', ''), 80)
  script.burst(stopped)
  script.burst([`[${green('  OK  ')}] Unmounted the root file system.`, last])
  return script.steps
}

/** The version of the kernel, for `uname`. */
export const kernelVersion = KERNEL
