import { MINUTE_MS } from '#src/durations'
import { GIB } from '#model/units'
import { kernelVersion } from './bootLog'
import type { Hardware } from './hardware'
import { blue, CLEAR_SCREEN } from './script'

/** The machine on which a command runs. */
export interface Machine {
  hardware: Hardware
  user: string
  /** The present, in milliseconds since the epoch. */
  now(): number
  upMs(): number
  /** The output before the login prompt. */
  bootText(): string
  reboot(): void
  powerOff(): void
  logOut(): void
}

type Command = (words: readonly string[], machine: Machine) => readonly string[]

const GAP = 2
/** Columns as wide as their widest cell. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd((widths[index] ?? 0) + GAP))
      .join('')
      .trimEnd(),
  )
}

const gib = (bytes: number) => `${(bytes / GIB).toFixed(1)}Gi`

function address({ hardware }: Machine): string[] {
  return [
    '1: lo: <LOOPBACK,UP> mtu 65536',
    '    inet 127.0.0.1/8 scope host lo',
    ...hardware.nics.flatMap(({ mac, ip, width }, index) => [
      `${index + 2}: enp0s${8 + index}: <BROADCAST,MULTICAST,UP> mtu 1500`,
      `    link/ether ${mac}`,
      `    inet ${ip}/${width} scope global enp0s${8 + index}`,
    ]),
  ]
}

const route = ({ hardware }: Machine) =>
  hardware.nics.slice(0, 1).map(({ gateway }) => `default via ${gateway} dev enp0s8`)

function diskSpace({ hardware }: Machine): string[] {
  const used = (size: number, share: number) => [
    `${size}G`,
    `${(size * share).toFixed(1)}G`,
    `${(size * (1 - share)).toFixed(1)}G`,
    `${Math.round(share * 100)}%`,
  ]
  return table([
    ['Filesystem', 'Size', 'Used', 'Avail', 'Use%', 'Mounted on'],
    ...hardware.disks.map(({ sizeGiB, name }, index) => [
      index === 0 ? '/dev/nvme0n1p2' : `/dev/nvme${index}n1`,
      ...used(sizeGiB, index === 0 ? 0.17 : 0.42),
      index === 0 ? '/' : `/mnt/${name}`,
    ]),
  ])
}

function uptime({ now, upMs }: Machine): string {
  const minutes = Math.floor(upMs() / MINUTE_MS)
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24]
  const clock = `${hours}:${String(minutes % 60).padStart(2, '0')}`
  const time = new Date(now()).toISOString().slice(11, 19)
  return ` ${time} up ${days > 0 ? `${days} days, ` : ''}${clock},  1 user,  load average: 0.08, 0.03, 0.01`
}

/** The commands of the shell, by name. */
const shellCommands: Readonly<Record<string, Command>> = {
  help: () => [`There is: ${Object.keys(shellCommands).join(' ')}`],
  uname: (words, { hardware }) => [
    words.includes('-a') ? `Linux ${hardware.hostname} ${kernelVersion} #1 SMP x86_64` : 'Linux',
  ],
  uptime: (_, machine) => [uptime(machine)],
  hostname: (_, { hardware }) => [hardware.hostname],
  whoami: (_, { user }) => [user],
  date: (_, { now }) => [new Date(now()).toUTCString()],
  nproc: (_, { hardware }) => [String(hardware.ncpus)],
  free: (_, { hardware: { memoryBytes: all } }) =>
    table([
      ['', 'total', 'used', 'free'],
      ['Mem:', gib(all), gib(all * 0.21), gib(all * 0.79)],
    ]),
  df: (_, machine) => diskSpace(machine),
  lsblk: (_, { hardware }) =>
    table([
      ['NAME', 'SIZE', 'LABEL'],
      ...hardware.disks.map(({ name, sizeGiB }, index) => [`nvme${index}n1`, `${sizeGiB}G`, name]),
    ]),
  ip: ([what = ''], machine) => {
    if (what.startsWith('a')) return address(machine)
    return what.startsWith('r') ? route(machine) : ['Say what: ip address, ip route']
  },
  ls: () => [`${blue('logs')}  ${blue('releases')}  README`],
  cat: ([file], { hardware }) => {
    if (file === 'README') return [`This is ${hardware.hostname}. Type help to see what it understands.`]
    return [`cat: ${file ?? 'nothing'}: there is no such file`]
  },
  echo: (words) => [words.join(' ')],
  dmesg: (_, { bootText }) =>
    bootText()
      .split('\r\n')
      .filter((line) => /^\[ *\d+\.\d+\]/.test(line)),
  clear: () => [],
  exit: (_, { logOut }) => {
    logOut()
    return []
  },
  reboot: (_, { reboot }) => {
    reboot()
    return []
  },
  poweroff: (_, { powerOff }) => {
    powerOff()
    return []
  },
}

/** Commands after which the shell prints no prompt. */
export const endsTheShell: ReadonlySet<string> = new Set(['exit', 'reboot', 'poweroff'])

/** The output of a command line. */
export function runCommand(line: string, machine: Machine): string {
  const [name = '', ...words] = line.trim().split(/\s+/)
  if (name === '') return ''
  if (name === 'clear') return CLEAR_SCREEN
  const command = Object.hasOwn(shellCommands, name) ? shellCommands[name] : undefined
  const out = command ? command(words, machine) : [`${name}: there is no such command; help lists them`]
  return out.map((text) => `${text}\r\n`).join('')
}
