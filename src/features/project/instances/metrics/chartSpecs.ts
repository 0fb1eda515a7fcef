import type { MetricQuery } from '#features/system/metrics/exports/query'
import type { Measure } from './readings'

// The charts of an instance: of its CPUs, one state or all of them; of its disks, one or all; of its interfaces, one or all.

/** One chart: its query and how to read its values. */
export interface ChartSpec extends Omit<MetricQuery, 'from' | 'to'> {
  title: string
  description: string
  /** The meaning of the metric and of high values. */
  about: string
  measure: Measure
}

/** The value for "all". */
export const ALL = 'all'

export const cpuStates = [
  {
    value: 'run',
    label: 'Running',
    description: 'Time spent running the guest',
    about:
      'The share of time in which the virtual CPUs ran code of the guest. Near 100 % for long, the instance has too few vCPUs for its work.',
  },
  {
    value: 'emulation',
    label: 'Emulation',
    description: 'Time spent on devices the guest sees',
    about:
      'The share of time in which the virtual CPUs stood still while a device was emulated for the guest, such as a disk or a network interface. It grows with input and output.',
  },
  {
    value: 'idle',
    label: 'Idle',
    description: 'Time the guest had nothing to do',
    about:
      'The share of time in which the guest had no work for its virtual CPUs. Near 100 % for long, the instance could do with fewer vCPUs.',
  },
  {
    value: 'waiting',
    label: 'Waiting',
    description: 'Time spent waiting for a physical CPU',
    about:
      'The share of time in which the virtual CPUs had work and waited for a CPU of the sled. More than a few percent means that other instances of the sled compete for its CPUs.',
  },
] as const

export type CpuState = (typeof cpuStates)[number]['value']

/** One chart for one state, or one chart per state. */
export const cpuCharts = (instanceId: string, state: CpuState | typeof ALL): ChartSpec[] =>
  cpuStates
    .filter(({ value }) => state === ALL || value === state)
    .map(({ value, label, description, about }) => ({
      title: `CPU utilization: ${label}`,
      description,
      about,
      measure: 'percent',
      metric: 'virtual_machine:vcpu_usage',
      filters: { instance_id: instanceId, state: value },
      groupBy: ['vcpu_id'],
    }))

type Counter = readonly [metric: string, title: string, measure: Measure, description: string, about: string]

const diskCounters: readonly Counter[] = [
  [
    'reads',
    'Disk reads',
    { each: 'reads' },
    'Read operations of the guest',
    'How many times the guest read from its disks. Many reads of few bytes each are slower than few large ones.',
  ],
  [
    'writes',
    'Disk writes',
    { each: 'writes' },
    'Write operations of the guest',
    'How many times the guest wrote to its disks. Many writes of few bytes each are slower than few large ones.',
  ],
  [
    'bytes_read',
    'Bytes read',
    'bytes',
    'Read from the disks',
    'How much the guest read from its disks. What it has in its own cache is not read again and does not count.',
  ],
  [
    'bytes_written',
    'Bytes written',
    'bytes',
    'Written to the disks',
    'How much the guest wrote to its disks. Compared with the number of writes, it shows how large each one is.',
  ],
  [
    'flushes',
    'Disk flushes',
    { each: 'flushes' },
    'Requests to store everything safely',
    'How many times the guest waited until all it had written was stored safely. Databases do so often.',
  ],
]
const nicCounters: readonly Counter[] = [
  [
    'bytes_sent',
    'Bytes sent',
    'bytes',
    'Sent by the instance',
    'How much the instance sent through its network interfaces.',
  ],
  [
    'bytes_received',
    'Bytes received',
    'bytes',
    'Received by the instance',
    'How much the instance received through its network interfaces.',
  ],
  [
    'packets_sent',
    'Packets sent',
    { each: 'packets' },
    'Sent by the instance',
    'How many packets left the instance. Many small packets cost more than few large ones of the same bytes.',
  ],
  [
    'packets_received',
    'Packets received',
    { each: 'packets' },
    'Received by the instance',
    'How many packets reached the instance. Many more than usual, with few bytes each, can be an attack.',
  ],
  [
    'packets_dropped',
    'Packets dropped',
    { each: 'packets' },
    'Neither sent nor received',
    'How many packets were lost on their way in or out. Usually 0: lost packets are sent again, which slows connections down.',
  ],
]

/** One chart per counter, for one device or for the sum of all. */
const deviceCharts = (
  target: string,
  counters: readonly Counter[],
  instance: readonly [field: string, id: string],
  device: readonly [field: string, id: string],
): ChartSpec[] =>
  counters.map(([metric, title, measure, description, about]) => ({
    title,
    description,
    about,
    measure,
    metric: `${target}:${metric}`,
    filters: Object.fromEntries([instance, ...(device[1] === ALL ? [] : [device])]),
    ...(device[1] === ALL && { groupBy: [instance[0]] }),
  }))

/** @param disk an id, or {@link ALL} */
export const diskCharts = (instanceId: string, disk: string) =>
  deviceCharts('virtual_disk', diskCounters, ['attached_instance_id', instanceId], ['disk_id', disk])

/** @param nic an id, or {@link ALL} */
export const networkCharts = (instanceId: string, nic: string) =>
  deviceCharts('instance_network_interface', nicCounters, ['instance_id', instanceId], ['interface_id', nic])
