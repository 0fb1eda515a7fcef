import type { FieldValue } from '#store/api/generated/types'
import type { Period } from '../models/usageHistory'
import type { Signal } from './signal'

/** One time series: its fields, when it was recorded, and its signal. */
export interface Series {
  fields: Readonly<Record<string, FieldValue>>
  periods: readonly Period[]
  /** Computed on demand, because filters remove most series. */
  signal: () => Signal
}

/** Whether a filter allows a value of a field. */
export type FieldFilter = (field: string, value: string) => boolean
