import type { TimeseriesSchema } from '#store/api/generated/types'
import { wordsOr } from '#model/entryOf'
import { byteUnitFor, countUnitFor, shortNumber } from '#features/shared/charts/byteUnit'
import type { ChartUnit } from '#ui/chart/chartLines'

// The unit in which the values of a series are drawn. Rule: MET-4.

/** A display unit, and its size in units of the series. */
interface DrawnUnit {
  unit: ChartUnit
  per: number
}

const named = (label: string): ChartUnit => ({
  label,
  format: (value) => `${shortNumber(value)} ${label}`.trimEnd(),
  axis: shortNumber,
})

const signs: Readonly<Record<string, string>> = {
  volts: 'V',
  amps: 'A',
  watts: 'W',
  joules: 'J',
  degrees_celsius: '°C',
  rpm: 'rpm',
  none: '',
}

const times: readonly (readonly [sign: string, seconds: number])[] = [
  ['s', 1],
  ['ms', 1e-3],
  ['µs', 1e-6],
  ['ns', 1e-9],
]

function timeUnit(highest: number, ownS: number): DrawnUnit {
  const [sign, seconds] = times.find(([, one]) => highest * ownS >= one) ?? ['ns', 1e-9]
  return { unit: named(sign), per: seconds / ownS }
}

/** @param highest the highest value of the response, in the series' own unit */
export function unitFor(units: TimeseriesSchema['units'] | undefined, highest: number): DrawnUnit {
  if (units === 'bytes') {
    const { unit, bytes } = byteUnitFor(highest)
    return { unit, per: bytes }
  }
  if (units === 'nanoseconds') return timeUnit(highest, 1e-9)
  if (units === 'seconds') return timeUnit(highest, 1)
  // The title says of things that are counted what they are.
  if (units === 'count') return { unit: { ...countUnitFor(highest), label: '' }, per: 1 }
  return { unit: named(units === undefined ? '' : wordsOr(signs, units)), per: 1 }
}

/** The unit of text values: each text has its own level. */
export function wordUnit(words: readonly string[]): ChartUnit {
  const wordAt = (value: number) => words[value] ?? ''
  return { label: '', format: wordAt, axis: wordAt }
}
