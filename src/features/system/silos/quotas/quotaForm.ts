import { mixed, object } from 'yup'
import type { VirtualResourceCounts } from '#store/api/generated/types'
import type { ApiError } from '#model/apiError'
import type { Edit } from '#model/merge'
import { GIB } from '#model/units'
import { withoutUnit } from '#ui/format/midSentence'
import { atLeast, atMost, notANumber, numberText } from '#ui/forms/numberText'

/** Quotas as typed: vCPUs, and GiB of memory and storage. A cleared field is ''. */
export interface QuotaValues {
  cpus: number | ''
  memory: number | ''
  storage: number | ''
}

/** The maximum that a JSON number represents exactly, in GiB. */
const MAX_QUOTA_GIB = Math.floor(Number.MAX_SAFE_INTEGER / GIB)
const MAX_QUOTA_CPUS = Number.MAX_SAFE_INTEGER

/** The fields of a quota, in the order of the form. GiB and TiB have as many decimals as are displayed. */
export const quotaFields = [
  { key: 'cpus', label: 'CPU quota (vCPUs)', unit: 1, max: MAX_QUOTA_CPUS, decimals: 0 },
  { key: 'memory', label: 'Memory quota', unit: GIB, max: MAX_QUOTA_GIB, decimals: 2 },
  { key: 'storage', label: 'Storage quota', unit: GIB, max: MAX_QUOTA_GIB, decimals: 2 },
] as const
type QuotaField = (typeof quotaFields)[number]

/** Quotas in the units of the form. Exact: a quota set elsewhere may be any number of bytes. */
export const quotaValues = ({ cpus, memory, storage }: VirtualResourceCounts) => ({
  cpus,
  memory: memory / GIB,
  storage: storage / GIB,
})

/** Whether two quotas have the same displayed text, in hundredths of a GiB. */
const readsAs = (value: number | '', before: number | undefined) =>
  before !== undefined && numberText(value) === numberText(before)

/** The validation rule of one field. @param before the present quota, which is valid unchanged */
const quota = (field: QuotaField, before?: number) =>
  mixed<number | ''>().test('quota', (value, context) => {
    const error = quotaError(field, value ?? '', before)
    return error ? context.createError({ message: error }) : true
  })

function quotaError(
  { label, unit, max, decimals }: QuotaField,
  value: number | '',
  before?: number,
): string | undefined {
  if (value === '') return `${withoutUnit(label)} is required`
  if (readsAs(value, before)) return undefined
  if (Number(value.toFixed(decimals)) !== value) return notANumber(decimals)
  const words = unit > 1 ? 'GiB' : undefined
  if (value < 0) return atLeast(0, words)
  if (value > max) return atMost(max, words)
  return undefined
}

/** @param before the present quotas, when editing */
export const quotaRules = (before?: Partial<VirtualResourceCounts>) => ({
  cpus: quota(quotaFields[0], before?.cpus),
  memory: quota(quotaFields[1], before?.memory),
  storage: quota(quotaFields[2], before?.storage),
})

export const quotaSchema = (before: Partial<VirtualResourceCounts>) => object(quotaRules(before))

/** Quotas in the units of the wire. */
export const quotaBody = ({ cpus, memory, storage }: QuotaValues): VirtualResourceCounts => ({
  cpus: Number(cpus),
  memory: Math.round(Number(memory) * GIB),
  storage: Math.round(Number(storage) * GIB),
})

/** The edit of quotas. A quota with an unchanged text is not changed: it keeps its exact value. */
export function quotaEdit(was: VirtualResourceCounts, values: QuotaValues): Edit<VirtualResourceCounts> {
  const typed = quotaBody(values)
  const shown = quotaValues(was)
  const same = quotaFields.filter(({ key }) => readsAs(values[key], shown[key]))
  return { was, body: { ...typed, ...Object.fromEntries(same.map(({ key }) => [key, was[key]])) } }
}

/** Whether all quotas are typed as 0, so that nothing fits into them. */
export const areAllZero = (values: QuotaValues) => quotaFields.every(({ key }) => values[key] === 0)

/** The field that a server error belongs to. Rule: BAD-156. */
export function quotaFieldError({ message }: ApiError): Partial<Record<keyof QuotaValues, string>> {
  const named = quotaFields.find(({ key }) => new RegExp(`\\b${key}\\b`, 'i').test(message))
  return { ...(named && { [named.key]: message }) }
}
