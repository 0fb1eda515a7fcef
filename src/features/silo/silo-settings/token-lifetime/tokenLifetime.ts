import { number, object, string } from 'yup'
import { DAY_MS } from '#src/durations'
import type { DeviceAccessToken, SiloAuthSettings, SiloAuthSettingsUpdate } from '#store/api/generated/types'
import { dateOf, timeOf } from '#model/dates'
import { wordFor } from '#ui/format/counted'
import { formatExact } from '#ui/format/numbers'
import { judgedWith, wholeNumber } from '#features/kit/form/rules'

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
export function lifetimeText({
  deviceTokenMaxTtlSeconds,
}: Pick<SiloAuthSettings, 'deviceTokenMaxTtlSeconds'>): string {
  if (deviceTokenMaxTtlSeconds == null) return 'No limit'
  const { amount, unit } = inUnit(deviceTokenMaxTtlSeconds)
  return `${formatExact(amount)} ${wordFor(amount, unit.slice(0, -1), unit)}`
}

/** Tokens that expire in a time. */
interface ExpiringTokens {
  /** When they expire. */
  label: string
  count: number
}

/** The first day from which on tokens no longer belong to the entry before. */
const spans = [
  ['Expired', 0],
  ['Within 7 days', 7],
  ['Within 30 days', 30],
  ['Later', Number.POSITIVE_INFINITY],
] as const

/** How many tokens expire by when, each counted once. */
export function tokensByExpiry(tokens: readonly DeviceAccessToken[], now: number): readonly ExpiringTokens[] {
  const ends = tokens.map((token) => dateOf(token, 'timeExpires')?.getTime())
  const counts = spans.map(([label, days], index) => {
    const from = index === 0 ? Number.NEGATIVE_INFINITY : now + (spans[index - 1]?.[1] ?? 0) * DAY_MS
    const until = now + days * DAY_MS
    return {
      label,
      count: ends.filter((end) => end !== undefined && end > from && end <= until).length,
    }
  })
  return [...counts, { label: 'Never', count: ends.filter((end) => end === undefined).length }]
}

/** How many tokens that work now live longer than the silo lets new ones live. */
export function tokensOverLimit(
  tokens: readonly DeviceAccessToken[],
  { deviceTokenMaxTtlSeconds: most }: SiloAuthSettings,
  now: number,
): number {
  if (most == null) return 0
  return tokens.filter((token) => {
    const end = dateOf(token, 'timeExpires')?.getTime() ?? Number.POSITIVE_INFINITY
    return end > now && end - timeOf(token, 'timeCreated') > most * 1_000
  }).length
}

/** The maximum lifetime of the API, in a unit. */
export const longest = (unit: LifetimeUnit) => Math.floor(MAX_SECONDS / secondsIn(unit))

export const lifetimeSchema = object({
  limit: string<LifetimeValues['limit']>().required(),
  unit: string<LifetimeUnit>().required(),
  amount: judgedWith(
    ['limit', 'unit'],
    number().when(['limit', 'unit'], ([limit, unit]: unknown[]) =>
      limit === 'none'
        ? number().transform(() => undefined)
        : wholeNumber('Longest lifetime', {
            min: 1,
            max: longest(unit as LifetimeUnit),
            tooLarge: `At most ${formatExact(longest(unit as LifetimeUnit))} ${String(unit)}`,
          }),
    ),
  ),
})
