import type { MetricQuery } from './query'
import type { Measure } from './readings'

// The charts of an instance. Source: project-screens §6.5.

/** One chart: what it asks, and how it is read. */
export interface ChartSpec extends Omit<MetricQuery, 'from' | 'to'> {
  title: string
  description: string
  measure: Measure
}

/** What is chosen when nothing in particular is. */
export const ALL = 'all'

export const cpuStates = [
  { value: 'run', label: 'Running', description: 'Time spent running the guest' },
  { value: 'emulation', label: 'Emulation', description: 'Time spent on devices the guest sees' },
  { value: 'idle', label: 'Idle', description: 'Time the guest had nothing to do' },
  { value: 'waiting', label: 'Waiting', description: 'Time spent waiting for a physical CPU' },
] as const

export type CpuState = (typeof cpuStates)[number]['value']

/** One chart for a state, or one for each. */
export const cpuCharts = (instanceId: string, state: CpuState | typeof ALL): ChartSpec[] =>
  cpuStates
    .filter(({ value }) => state === ALL || value === state)
    .map(({ value, label, description }) => ({
      title: `CPU utilization: ${label}`,
      description,
      measure: 'percent',
      metric: 'virtual_machine:vcpu_usage',
      filters: { instance_id: instanceId, state: value },
      groupBy: ['vcpu_id'],
    }))

/** Counters are read every five seconds, and a chart shows the mean of the readings in each window. */
const PER_SAMPLE = 'per 5 seconds'

type Counter = readonly [metric: string, title: string, measure: Measure, description: string]

const diskCounters: readonly Counter[] = [
  ['reads', 'Disk reads', 'count', 'Read operations'],
  ['writes', 'Disk writes', 'count', 'Write operations'],
  ['bytes_read', 'Bytes read', 'bytes', 'Read'],
  ['bytes_written', 'Bytes written', 'bytes', 'Written'],
  ['flushes', 'Disk flushes', 'count', 'Flushes'],
]
const nicCounters: readonly Counter[] = [
  ['bytes_sent', 'Bytes sent', 'bytes', 'Sent'],
  ['bytes_received', 'Bytes received', 'bytes', 'Received'],
  ['packets_sent', 'Packets sent', 'count', 'Sent'],
  ['packets_received', 'Packets received', 'count', 'Received'],
  ['packets_dropped', 'Packets dropped', 'count', 'Neither sent nor received'],
]

/** A chart for each counter: of one device, or of all of them together. */
const deviceCharts = (
  target: string,
  counters: readonly Counter[],
  instance: readonly [field: string, id: string],
  device: readonly [field: string, id: string],
): ChartSpec[] =>
  counters.map(([metric, title, measure, description]) => ({
    title,
    description: `${description}, ${PER_SAMPLE}`,
    measure,
    metric: `${target}:${metric}`,
    filters: Object.fromEntries([instance, ...(device[1] === ALL ? [] : [device])]),
    ...(device[1] === ALL ? { groupBy: [instance[0]] } : {}),
  }))

/** @param disk an id, or {@link ALL} */
export const diskCharts = (instanceId: string, disk: string) =>
  deviceCharts('virtual_disk', diskCounters, ['attached_instance_id', instanceId], ['disk_id', disk])

/** @param nic an id, or {@link ALL} */
export const networkCharts = (instanceId: string, nic: string) =>
  deviceCharts('instance_network_interface', nicCounters, ['instance_id', instanceId], ['interface_id', nic])
