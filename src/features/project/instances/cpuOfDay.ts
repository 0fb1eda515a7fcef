// @chunk day-lines
import { dayLinesOf } from '#features/shared/dayLines/dayLines'

/** Nanoseconds of a vCPU in one sample: a counter is read every five seconds. Rule: MET-7. */
const NS_PER_SAMPLE = 5e9

/**
 * The lines of the share of time in which the vCPUs of each instance ran.
 *
 * @param project of all rows; undefined for instances of any project, for which operators ask the region
 */
export const cpuOfDay = (project: string | undefined) =>
  dayLinesOf<{ id: string }>({
    project,
    title: 'CPU of the last day',
    metrics: ['virtual_machine:vcpu_usage'],
    filters: { state: 'run' },
    fields: ['instance_id'],
    // Over the vCPUs that were measured, however many the instance has now.
    reducer: 'mean',
    valuesOf: ({ id }) => [id],
    scale: (value) => (100 * value) / NS_PER_SAMPLE,
    format: (value) => `${Math.round(value)}\u00A0%`,
    most: 100,
  })
