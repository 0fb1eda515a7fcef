import { mixed, object } from 'yup'
import type { SiloQuotasUpdate, VirtualResourceCounts } from '#store/api/generated/types'
import type { ApiError } from '#store/model/apiError'
import { GIB } from '#store/model/units'

/** Quotas as typed: vCPUs, and GiB of memory and storage. A cleared field is ''. */
export interface QuotaValues {
  cpus: number | ''
  memory: number | ''
  storage: number | ''
}

/** The most that a number of the wire holds exactly, in GiB. */
const MAX_QUOTA_GIB = Math.floor(Number.MAX_SAFE_INTEGER / GIB)
const MAX_QUOTA_CPUS = Number.MAX_SAFE_INTEGER

/** The fields of a quota, in the order of the form. */
export const quotaFields = [
  { key: 'cpus', label: 'CPU quota (vCPUs)', unit: 1, max: MAX_QUOTA_CPUS },
  { key: 'memory', label: 'Memory quota (GiB)', unit: GIB, max: MAX_QUOTA_GIB },
  { key: 'storage', label: 'Storage quota (GiB)', unit: GIB, max: MAX_QUOTA_GIB },
] as const

/** Quotas in the units of the form. A quota set elsewhere may be a fraction of a GiB. */
export const quotaValues = ({ cpus, memory, storage }: VirtualResourceCounts) => ({
  cpus,
  memory: memory / GIB,
  storage: storage / GIB,
})

/** Rules of one field. @param before the present quota, which is accepted as it is */
const quota = (label: string, max: number, before?: number) =>
  mixed<number | ''>().test('quota', (value, context) => {
    const error = quotaError(label, max, value ?? '', before)
    return error ? context.createError({ message: error }) : true
  })

function quotaError(label: string, max: number, value: number | '', before?: number): string | undefined {
  if (value === '') return `${label.replace(/ \(.*/, '')} is required`
  if (value === before) return undefined
  if (!Number.isInteger(value)) return 'Must be a whole number'
  if (value > max) return `Must be at most ${max}`
  return undefined
}

/** @param before the present quotas, when they are edited */
export const quotaRules = (before?: Partial<VirtualResourceCounts>) => ({
  cpus: quota(quotaFields[0].label, quotaFields[0].max, before?.cpus),
  memory: quota(quotaFields[1].label, quotaFields[1].max, before?.memory),
  storage: quota(quotaFields[2].label, quotaFields[2].max, before?.storage),
})

export const quotaSchema = (before: Partial<VirtualResourceCounts>) => object(quotaRules(before))

/** Quotas in the units of the wire. */
export const quotaBody = ({ cpus, memory, storage }: QuotaValues): VirtualResourceCounts => ({
  cpus: Number(cpus),
  memory: Math.round(Number(memory) * GIB),
  storage: Math.round(Number(storage) * GIB),
})

/** The quotas that were changed. What is left out keeps its value, also one that was changed elsewhere meanwhile. */
export function changedQuotas(before: VirtualResourceCounts, values: QuotaValues): SiloQuotasUpdate {
  const next = quotaBody(values)
  return Object.fromEntries(
    quotaFields.filter(({ key }) => next[key] !== before[key]).map(({ key }) => [key, next[key]]),
  )
}

/** The field that an error of the server names. Rule: BAD-156. */
export function quotaFieldError({ message }: ApiError): Partial<Record<keyof QuotaValues, string>> {
  const named = quotaFields.find(({ key }) => new RegExp(`\\b${key}\\b`, 'i').test(message))
  return named ? { [named.key]: message } : {}
}
