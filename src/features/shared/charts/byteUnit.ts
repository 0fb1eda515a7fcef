import { KIB } from '#model/units'
import type { ChartUnit } from '#ui/chart/chartLines'
import { byteUnits, unitPower } from '#ui/format/bytes'
import { once } from '#ui/format/once'
import { formatCount } from '#ui/format/numbers'

/** At most three significant digits: `0.482`, `12.4`, `318`. */
const digits = once(() => new Intl.NumberFormat(undefined, { maximumSignificantDigits: 3 }))

/** At most three significant digits; rounded to an integer from a thousand: `1,482`. */
export const shortNumber = (value: number) =>
  value >= 1_000 ? formatCount(Math.round(value)) : digits().format(value)

/** A unit of bytes for a whole chart, and the bytes in it. Rule: MET-4. */
export interface ByteUnit {
  unit: ChartUnit
  bytes: number
}

/** @param highest the highest value of the chart, in bytes; it chooses the unit */
export function byteUnitFor(highest: number): ByteUnit {
  const power = unitPower(highest, { base: KIB, units: byteUnits.length, rounded: Math.round })
  const label = (power > 0 && byteUnits[power]) || 'Bytes'
  return {
    unit: { label, format: (value) => `${shortNumber(value)} ${label}`, axis: shortNumber },
    bytes: KIB ** power,
  }
}

const countUnits = ['', 'k', 'M', 'B', 'T']

/** The unit of a chart of counts. Values stay exact; the axis uses k, M, B or T. @param highest of the chart */
export function countUnitFor(highest: number): ChartUnit {
  const power = unitPower(highest, { base: 1_000, units: countUnits.length, rounded: Math.round })
  const axis = (value: number) => `${shortNumber(value / 1_000 ** power)}${countUnits[power]}`
  return { label: 'Count', format: shortNumber, axis }
}
