import { formatCount } from './numbers'

/** The units of sizes, each 1024 times the one before. */
export const byteUnits = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'] as const

interface Scale {
  base: number
  units: number
  /** The displayed amount. One that rounds up to `base` has the next unit. */
  rounded: (amount: number) => number
}

/** The unit of a displayed amount, as a power of the base: 0 for the smallest unit. */
export function unitPower(amount: number, { base, units, rounded }: Scale): number {
  let power = 0
  while (power < units - 1 && rounded(Math.abs(amount) / base ** power) >= base) power += 1
  return power
}

const hundredths = (amount: number) => Math.round(amount * 100) / 100

/** A size in its largest fitting unit, at most two decimals. Base 1024. */
export function splitBytes(bytes: number): { value: string; unit: string } {
  const power = unitPower(bytes, { base: 1024, units: byteUnits.length, rounded: hundredths })
  return { value: formatCount(hundredths(bytes / 1024 ** power)), unit: byteUnits[power] ?? 'B' }
}

/** `1.95 TiB`. */
export function formatBytes(bytes: number): string {
  const { value, unit } = splitBytes(bytes)
  return `${value} ${unit}`
}
