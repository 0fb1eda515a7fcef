import { KIB } from '#store/model/units'
import type { ChartUnit } from '#ui/chart/chart'

const byteUnits = ['Bytes', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB']

/** At most three significant digits: `0.482`, `12.4`, `318`. */
const digits = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 })

/** At most three significant digits; rounded to an integer from a thousand: `1,482`. */
export const shortNumber = (value: number) =>
  value >= 1_000 ? Math.round(value).toLocaleString() : digits.format(value)

/** The power of `base` in a value, less than the number of units. */
function powerOf(value: number, base: number, units: number): number {
  let power = 0
  for (let rest = value; rest >= base && power < units - 1; rest /= base) power += 1
  return power
}

/** A unit of bytes for a whole chart, and the bytes in it. Rule: MET-4. */
export interface ByteUnit {
  unit: ChartUnit
  bytes: number
}

/** @param highest the highest value of the chart, in bytes; it chooses the unit */
export function byteUnitFor(highest: number): ByteUnit {
  const power = powerOf(highest, KIB, byteUnits.length)
  const label = byteUnits[power] ?? 'Bytes'
  return {
    unit: { label, format: (value) => `${shortNumber(value)} ${label}`, axis: shortNumber },
    bytes: KIB ** power,
  }
}

const countUnits = ['', 'k', 'M', 'B', 'T']

/** The unit of a chart of counts, which keep their value: its axis is in k, M, B or T. @param highest of the chart */
export function countUnitFor(highest: number): ChartUnit {
  const power = powerOf(highest, 1_000, countUnits.length)
  const axis = (value: number) => `${shortNumber(value / 1_000 ** power)}${countUnits[power]}`
  return { label: 'Count', format: shortNumber, axis }
}
