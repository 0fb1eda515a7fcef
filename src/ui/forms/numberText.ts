import { formatExact } from '../format/numbers'

/** The minimum and the maximum of a field. */
export interface NumberLimits {
  min: number
  max?: number | undefined
  /** The unit of both, in words; without it, they are bare numbers. */
  unit?: string | undefined
}

/** The unit in the label of a field, if it has no plural: "GiB" for "Size (GiB)"; otherwise ''. */
export const unitIn = (label: string): string => / \(([KMGT]iB|ms)\)$/.exec(label)?.[1] ?? ''

/** The maximum decimals that a field shows. Rule: UI-4. */
const SHOWN_DECIMALS = 2

/** A number as shown in a field: without grouping, with at most two decimals. A missing number is ''. */
export function numberText(value: number | ''): string {
  if (value === '') return ''
  return String(Number.isInteger(value) ? value : Number(value.toFixed(SHOWN_DECIMALS)))
}

/** Digits in groups of three, as hints write them: `1,000`. */
const GROUPED = /^-?\d{1,3}(,\d{3})+(?=\.|$)/

/** Parses a text. Undefined for anything but a number with at most so many decimals, with or without groups of digits. */
export function numberIn(typed: string, decimals: number): number | undefined {
  const text = typed.replace(GROUPED, (digits) => digits.replaceAll(',', ''))
  const isNumber = /^-?(?:\d+\.?\d*|\.\d+)$/.test(text)
  const given = /\.(\d*)$/.exec(text)
  if (!isNumber || (given && (decimals === 0 || (given[1] ?? '').length > decimals))) return undefined
  return Number(text)
}

/** The error for a text that is not a number with at most so many decimals. */
export const notANumber = (decimals: number): string =>
  decimals === 0 ? 'Must be a whole number' : `Must be a number with at most ${decimals} decimals`

/** The nearest number within the limits. */
const within = (value: number, { min, max = Number.POSITIVE_INFINITY }: NumberLimits): number =>
  Math.max(min, Math.min(max, value))

const amount = (limit: number, unit: string | undefined): string =>
  `${formatExact(limit)}${unit ? `\u00A0${unit}` : ''}`

/** The error below a minimum: the same when the field is left and when its form is sent. Rule: FORM-3. */
export const atLeast = (min: number, unit?: string): string => `At least ${amount(min, unit)}`

/** The error above a maximum, as {@link atLeast}. */
export const atMost = (max: number, unit?: string): string => `At most ${amount(max, unit)}`

/** The limit that a number exceeds, in words; '' within the limits. */
export function limitText(value: number | '', limits: NumberLimits): string {
  const { min, max, unit } = limits
  if (value === '' || within(value, limits) === value) return ''
  return value < min ? atLeast(min, unit) : atMost(max ?? value, unit)
}

/** The exceeded limit that more digits cannot fix: the maximum, or the minimum for a negative number. */
export const hopelessLimit = (value: number | '', limits: NumberLimits): string =>
  value !== '' && (value < 0 || value > limits.min) ? limitText(value, limits) : ''

/** The next whole number up or down from the displayed number; from the minimum if it is missing. */
export function stepped(value: number | '', by: 1 | -1, limits: NumberLimits): number {
  const from = value === '' ? limits.min : Number(numberText(value))
  return within(by > 0 ? Math.floor(from) + 1 : Math.ceil(from) - 1, limits)
}

/** Why a stepper is disabled, or undefined. */
export function whyNoStep(value: number | '', by: 1 | -1, limits: NumberLimits): string | undefined {
  const { min, max, unit } = limits
  if (value === '') return undefined
  if (by < 0) return value <= min ? atLeast(min, unit) : undefined
  return max !== undefined && value >= max ? atMost(max, unit) : undefined
}
