import type { SystemMetricName, VirtualResourceCounts } from '#store/api/generated/types'
import { counted } from '#ui/format/counted'
import { formatBytes } from '#ui/format/bytes'
import { formatCount } from '#ui/format/numbers'

/** A resource with a quota. */
export interface CapacityResource {
  key: keyof VirtualResourceCounts
  label: string
  metric: SystemMetricName
  isBytes: boolean
  /** The noun in the chart. */
  about: string
  /** Formats an amount: `12 vCPUs`, `1.5 TiB`. */
  words: (amount: number) => string
}

const vcpus = (amount: number) => counted(amount, 'vCPU')

/** The used part of a quota: `12 of 48 vCPUs`. A common unit is written once. */
export const usedText = ({ isBytes, words }: CapacityResource, used: number, quota: number): string =>
  `${isBytes ? words(used) : formatCount(used)} of ${words(quota)}`

/** The sum of quotas beside the recommended limit of them: `544 vCPUs; at most 1,445 recommended`. Rule: QUOTA-4. */
export const promisedText = (
  { isBytes, words }: CapacityResource,
  promised: number,
  recommended: number,
): string =>
  `${words(promised)}; at most ${isBytes ? words(recommended) : formatCount(recommended)} recommended`

/** The resources with a quota, in the order of all pages. */
export const capacityResources: readonly CapacityResource[] = [
  {
    key: 'cpus',
    label: 'CPU',
    metric: 'cpus_provisioned',
    isBytes: false,
    about: 'vCPUs of running instances',
    words: vcpus,
  },
  {
    key: 'memory',
    label: 'Memory',
    metric: 'ram_provisioned',
    isBytes: true,
    about: 'Memory of running instances',
    words: formatBytes,
  },
  {
    key: 'storage',
    label: 'Storage',
    metric: 'virtual_disk_space_provisioned',
    isBytes: true,
    about: 'Disks and snapshots, in full size',
    words: formatBytes,
  },
]
