// @chunk day-lines
import type { Instance } from '#store/api/generated/types'
import { dayLinesOf } from '#features/shared/dayLines/dayLines'

/** Nanoseconds of a vCPU in one sample: a counter is read every five seconds. Rule: MET-7. */
const NS_PER_SAMPLE = 5e9

/** The lines of the share of time in which the vCPUs of each instance ran. */
export const cpuOfDay = (project: string) =>
  dayLinesOf<Instance>({
    project,
    title: 'CPU of the last day',
    metric: 'virtual_machine:vcpu_usage',
    filters: { state: 'run' },
    field: 'instance_id',
    // Over the vCPUs that were measured, however many the instance has now.
    reducer: 'mean',
    keyOf: ({ id }) => id,
    scale: (value) => (100 * value) / NS_PER_SAMPLE,
    format: (value) => `${Math.round(value)}\u00A0%`,
    most: 100,
  })
