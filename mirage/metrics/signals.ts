import type { Instance } from '#store/api/generated/types'
import { KIB, MIB } from '#model/units'
import { isBackup, roleOf, type Activity, type Role } from './activity'
import { chance, seedOf, wave } from './noise'
import { SAMPLE_MS, type Signal } from './signal'

// The signals of virtual CPUs, disks and network interfaces, per sample of five seconds.

/** The largest deviation of a sample, as a share of the mean of its minute. */
const SPREAD = 0.3
const NS_PER_SAMPLE = SAMPLE_MS * 1e6

/** A signal that is never negative, whose spread is proportional to its mean. */
export const counterSignal = (
  name: string,
  minute: (minute: number) => number,
  boot?: { level: number; mixed: boolean },
): Signal => ({
  minute,
  spread: (at) => minute(at) * SPREAD,
  seed: seedOf(name),
  boot,
})

/** A counter that is always 0. */
export const never = (name: string): Signal => counterSignal(name, () => 0)

export const vcpuStates = ['run', 'emulation', 'idle', 'waiting'] as const
type VcpuState = (typeof vcpuStates)[number]

/** How a sample is divided among the states while the machine boots. */
const booting: Record<VcpuState, number> = { run: 0.35, emulation: 0.25, idle: 0.35, waiting: 0.05 }

/** The share of one CPU in the load: the first CPU is the busiest, the last ones idle. */
const shareOf = (vcpu: number, count: number) => (count === 1 ? 1 : 0.08 + 1.25 * (1 - vcpu / count) ** 1.2)

/** The time of one virtual CPU in each state, in nanoseconds. The sum is one sample. */
export function vcpuSignals(
  instance: Pick<Instance, 'id' | 'ncpus'>,
  activity: Activity,
  vcpu: number,
): Record<VcpuState, Signal> {
  const seed = seedOf(`${instance.id} vcpu ${vcpu}`)
  const share = shareOf(vcpu, instance.ncpus)
  const run = (at: number) => Math.min(0.97, Math.max(0.003, activity(at) * share))
  const emulation = (at: number) => 0.001 + 0.003 * wave(seed ^ 0xe0, at, 11)
  // A busy CPU waits for its turn, more so above 80 per cent.
  const waiting = (at: number) =>
    Math.min(
      0.9 * (1 - run(at) - emulation(at)),
      0.001 + 0.006 * wave(seed ^ 0xa7, at, 9) + Math.max(0, run(at) - 0.8) * 0.35,
    )
  const idle = (at: number) => 1 - run(at) - emulation(at) - waiting(at)
  // A CPU that runs more idles less: both deviate together, and neither is negative.
  const spread = (at: number) => SPREAD * Math.min(run(at), idle(at))
  const shares: Record<VcpuState, [share: Activity, spread: Activity]> = {
    run: [run, spread],
    idle: [idle, (at) => -spread(at)],
    emulation: [emulation, () => 0],
    waiting: [waiting, () => 0],
  }
  const signal = (state: VcpuState): Signal => ({
    minute: (at) => shares[state][0](at) * NS_PER_SAMPLE,
    spread: (at) => shares[state][1](at) * NS_PER_SAMPLE,
    seed,
    boot: { level: booting[state] * NS_PER_SAMPLE, mixed: true },
  })
  return {
    run: signal('run'),
    emulation: signal('emulation'),
    idle: signal('idle'),
    waiting: signal('waiting'),
  }
}

interface Io {
  /** Operations when idle, and at full activity. */
  reads: readonly [number, number]
  writes: readonly [number, number]
}
const io: Record<Role, Io> = {
  web: { reads: [0.6, 26], writes: [3, 70] },
  database: { reads: [30, 620], writes: [200, 3_800] },
  batch: { reads: [4, 1_500], writes: [2, 900] },
  idle: { reads: [0.1, 8], writes: [0.4, 30] },
}

/** How many bytes a boot reads from a disk: between 200 and 800 MiB. */
const bootBytes = (seed: number) => (200 + 600 * chance(seed, 1)) * MIB

/** Reads, writes and flushes of a disk while it is attached to an instance; bytes follow operations. */
export function diskSignals(
  disk: { id: string; isBoot: boolean },
  instance: Pick<Instance, 'id' | 'name'>,
  activity: Activity,
) {
  const seed = seedOf(`${disk.id} ${instance.id}`)
  const role = roleOf(instance)
  const weight = disk.isBoot ? 0.35 : 0.5 + chance(seed, 0)
  const between = ([rest, full]: readonly [number, number], busy: number) => rest + (full - rest) * busy
  const rough = (at: number, salt: number) =>
    0.65 + 0.5 * wave(seed ^ salt, at, 5) + 0.2 * chance(seed ^ salt ^ 0x1f, at)
  const reads = (at: number) =>
    weight * between(io[role].reads, activity(at)) * rough(at, 1) * (isBackup(at) ? 3 : 1)
  // Data is received a minute before it is written.
  const writes = (at: number) => weight * between(io[role].writes, activity(at - 1)) * rough(at, 2)
  const block = (salt: number) => (at: number) => (6 + 40 * wave(seed ^ salt, at, 61)) * KIB
  const readBlock = block(3)
  const writeBlock = block(4)
  // The load of a boot adds up to four samples at its full level.
  const bootLevel = disk.isBoot ? bootBytes(seed) / 4 : 0
  const name = disk.id
  return {
    reads: counterSignal(`${name} reads`, reads, { level: bootLevel / (32 * KIB), mixed: false }),
    writes: counterSignal(`${name} writes`, writes),
    // One seed for operations and their bytes, so that they deviate together.
    bytes_read: counterSignal(`${name} reads`, (at) => reads(at) * readBlock(at), {
      level: bootLevel,
      mixed: false,
    }),
    bytes_written: counterSignal(`${name} writes`, (at) => writes(at) * writeBlock(at)),
    flushes: counterSignal(`${name} flushes`, (at) => writes(at) / 20),
  }
}

const traffic: Record<Role, { rest: number; full: number; sent: number }> = {
  web: { rest: 0.1 * MIB, full: 18 * MIB, sent: 2.2 },
  database: { rest: 0.2 * MIB, full: 9 * MIB, sent: 1.4 },
  batch: { rest: 0.02 * MIB, full: 12 * MIB, sent: 0.3 },
  idle: { rest: 2 * KIB, full: 0.6 * MIB, sent: 0.8 },
}

/** The traffic of a network interface. */
export function nicSignals(nic: { id: string }, instance: Pick<Instance, 'id' | 'name'>, activity: Activity) {
  const seed = seedOf(nic.id)
  const { rest, full, sent: ratio } = traffic[roleOf(instance)]
  const rough = (at: number, salt: number) =>
    0.55 + 0.6 * wave(seed ^ salt, at, 4) + 0.3 * chance(seed ^ salt ^ 0x1f, at)
  const received = (at: number) => (rest + (full - rest) * activity(at)) * rough(at, 1)
  const sent = (at: number) => (rest + (full - rest) * activity(at)) * ratio * rough(at, 2)
  const packet = (salt: number) => (at: number) => 350 + 900 * wave(seed ^ salt, at, 47)
  const sentPacket = packet(3)
  const receivedPacket = packet(4)
  // Packets are dropped in rare bursts, and only under load.
  const dropped = (at: number) =>
    chance(seed ^ 5, at) > 0.985 && received(at) > 0.2 * full ? 1 + Math.floor(39 * chance(seed ^ 6, at)) : 0
  return {
    bytes_received: counterSignal(`${nic.id} received`, received),
    bytes_sent: counterSignal(`${nic.id} sent`, sent),
    packets_received: counterSignal(`${nic.id} received`, (at) => received(at) / receivedPacket(at)),
    packets_sent: counterSignal(`${nic.id} sent`, (at) => sent(at) / sentPacket(at)),
    packets_dropped: counterSignal(`${nic.id} dropped`, dropped),
    errors_received: never(`${nic.id} errors received`),
    errors_sent: never(`${nic.id} errors sent`),
  }
}
