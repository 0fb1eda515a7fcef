import { number, object, string } from 'yup'
import type { SiloAuthSettings, SiloAuthSettingsUpdate } from '#store/api/generated/types'
import { wordFor } from '#ui/format/counted'
import { formatExact } from '#ui/format/numbers'
import { wholeNumber } from '#features/kit/form/rules'

/** Units of a lifetime, the longest first. */
const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const
export type LifetimeUnit = (typeof units)[number][0]
export const lifetimeUnits: readonly LifetimeUnit[] = units.map(([unit]) => unit)

/** The maximum number of seconds in the API. */
const MAX_SECONDS = 2 ** 32 - 1

export interface LifetimeValues {
  limit: 'none' | 'at_most'
  amount: number | ''
  unit: LifetimeUnit
}

const secondsIn = (unit: LifetimeUnit) => units.find(([name]) => name === unit)?.[1] ?? 1

/** A number of seconds in the longest unit with a whole number. */
function inUnit(seconds: number): { amount: number; unit: LifetimeUnit } {
  const [unit, size] = units.find(([, each]) => seconds % each === 0) ?? units[3]
  return { amount: seconds / size, unit }
}

export function lifetimeValues({ deviceTokenMaxTtlSeconds }: SiloAuthSettings): LifetimeValues {
  return deviceTokenMaxTtlSeconds == null
    ? { limit: 'none', amount: 30, unit: 'days' }
    : { limit: 'at_most', ...inUnit(deviceTokenMaxTtlSeconds) }
}

/** The request body. The key is always sent; null means no limit. Rule: SILO-7. */
export const lifetimeBody = ({ limit, amount, unit }: LifetimeValues): SiloAuthSettingsUpdate => ({
  deviceTokenMaxTtlSeconds: limit === 'none' ? null : Number(amount) * secondsIn(unit),
})

/** The limit in words. */
export function lifetimeText({ deviceTokenMaxTtlSeconds }: SiloAuthSettings): string {
  if (deviceTokenMaxTtlSeconds == null) return 'No limit'
  const { amount, unit } = inUnit(deviceTokenMaxTtlSeconds)
  return `${formatExact(amount)} ${wordFor(amount, unit.slice(0, -1), unit)}`
}

/** The maximum lifetime of the API, in a unit. */
export const longest = (unit: LifetimeUnit) => Math.floor(MAX_SECONDS / secondsIn(unit))

export const lifetimeSchema = object({
  limit: string<LifetimeValues['limit']>().required(),
  unit: string<LifetimeUnit>().required(),
  amount: number().when(['limit', 'unit'], ([limit, unit]: unknown[]) =>
    limit === 'none'
      ? number().transform(() => undefined)
      : wholeNumber('Longest lifetime', {
          min: 1,
          max: longest(unit as LifetimeUnit),
          tooLarge: `At most ${formatExact(longest(unit as LifetimeUnit))} ${String(unit)}`,
        }),
  ),
})
