import { useMemo } from 'react'
import type { Rack, Sled, Switch, UninitializedSled } from '#store/api/generated/types'
import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#model/paging'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { provisionPolicyOf } from '#features/shared/hardware/provisioning'

/** The loaded hardware; a part is undefined before its query has a response. */
export interface LoadedHardware {
  sleds: readonly Sled[] | undefined
  waiting: readonly UninitializedSled[] | undefined
  switches: readonly Switch[] | undefined
}

const all = { limit: ALL_LIMIT }
const { sledList, sledListUninitialized, switchList } = hardwareApi.endpoints

/**
 * Loads the hardware before the page renders: otherwise the drawing would move. If the sleds waiting to be added or the
 * switches fail, the error replaces them.
 */
export const hardwareLoader = loadAll(
  load(sledList, () => all),
  settled(load(sledListUninitialized, () => ({}))),
  settled(load(switchList, () => all)),
)

/** All sleds, sleds waiting to be added and switches, with their queries. */
export function useHardware() {
  const sleds = sledList.useQuery(all)
  const waiting = sledListUninitialized.useQuery({})
  const switches = switchList.useQuery(all)
  const hardware = useMemo(
    () => ({ sleds: sleds.data?.items, waiting: waiting.data?.items, switches: switches.data?.items }),
    [sleds.data, waiting.data, switches.data],
  )
  return {
    hardware,
    queries: [
      { ...sleds, failed: 'Could not load the sleds' },
      { ...waiting, failed: 'Could not load the sleds waiting to be added' },
      { ...switches, failed: 'Could not load the switches' },
    ],
  }
}

/** The hardware of one rack. */
export interface RackContents {
  /** Sorted by serial number. */
  sleds: readonly Sled[]
  /** Sorted by cubby. */
  waiting: readonly UninitializedSled[]
  /** Sorted by serial number. */
  switches: readonly Switch[]
}

export const bySerial = (a: { baseboard: { serial: string } }, b: { baseboard: { serial: string } }) =>
  a.baseboard.serial.localeCompare(b.baseboard.serial, undefined, { numeric: true })

const inRack = <Part extends { rackId: string }>(parts: readonly Part[] | undefined, rackId: string) =>
  (parts ?? []).filter((part) => part.rackId === rackId)

/** Selects the hardware of one rack, sorted. Rule: OPS-1. */
export const contentsOf = (rackId: string, { sleds, waiting, switches }: LoadedHardware): RackContents => ({
  sleds: inRack(sleds, rackId).sort(bySerial),
  waiting: inRack(waiting, rackId).sort((a, b) => a.cubby - b.cubby),
  switches: inRack(switches, rackId).sort(bySerial),
})

/** A rack as a row of the list. */
export interface RackRow extends RackContents {
  rack: Rack
  /** The number of sleds that accept new instances. */
  open: number
  threads: number
  /** In bytes. */
  ram: number
}

/** A rack with the total capacity of its sleds. */
export function rackRow(rack: Rack, hardware: LoadedHardware): RackRow {
  const contents = contentsOf(rack.id, hardware)
  const { sleds } = contents
  return {
    ...contents,
    rack,
    open: sleds.filter(({ policy }) => provisionPolicyOf(policy) === 'provisionable').length,
    threads: sleds.reduce((sum, sled) => sum + sled.usableHardwareThreads, 0),
    ram: sleds.reduce((sum, sled) => sum + sled.usablePhysicalRam, 0),
  }
}

/** A part of the drawing: a sled, one that waits to be added, or the number of an empty slot. */
export type Slot = { sled: Sled } | { waiting: UninitializedSled } | { empty: number }

/** The parts of the drawing in their order. */
export interface Slots {
  parts: readonly Slot[]
  /** Whether the order is that of the slots. */
  isBySlot: boolean
}

/**
 * The sleds of a rack in their slots, with the empty ones up to the last; those without a slot come last. Where the region
 * says no slot, by serial number, then those that wait.
 */
export function slotsOf({ sleds, waiting }: Pick<RackContents, 'sleds' | 'waiting'>): Slots {
  const placed = [
    ...sleds.map((sled) => ({ at: sled.slot, part: { sled } })),
    ...waiting.map((row) => ({ at: row.cubby, part: { waiting: row } })),
  ]
  if (sleds.every(({ slot }) => slot == null))
    return { parts: placed.map(({ part }) => part), isBySlot: false }
  const last = Math.max(...placed.map(({ at }) => at ?? 0))
  const numbered = Array.from({ length: last + 1 }, (_, slot): Slot[] => {
    const here = placed.filter(({ at }) => at === slot)
    return here.length > 0 ? here.map(({ part }) => part) : [{ empty: slot }]
  })
  const others = placed.flatMap(({ at, part }) => (at == null ? [part] : []))
  return { parts: [...numbered.flat(), ...others], isBySlot: true }
}

/** The title of the drawing. */
export const slotsTitle = ({ isBySlot }: Pick<Slots, 'isBySlot'>): string =>
  isBySlot ? 'Sleds, by slot' : 'Sleds, by serial number'

/** The rows of the drawing: the switches in the middle, as many sleds above them as below. */
export function tiersOf<Part>(parts: readonly Part[]): { above: readonly Part[]; below: readonly Part[] } {
  // Two side by side, so the upper half has whole rows.
  const half = Math.ceil(parts.length / 4) * 2
  return { above: parts.slice(0, half), below: parts.slice(half) }
}
