import type { Sled } from '#store/api/generated/types'
import type { SledLoad } from '#store/api/resources/hardware'
import { formatBytes } from '#ui/format/bytes'
import { formatCount } from '#ui/format/numbers'
import { provisionPolicyOf, provisionWord } from '#features/shared/hardware/provisioning'

type Standing = Pick<Sled, 'policy' | 'state'>
type Size = Pick<Sled, 'usableHardwareThreads' | 'usablePhysicalRam'>

const words = (word: string) => word.replaceAll('_', ' ')

/** All policies and states of a sled, in words. */
export const standingWords = ({ policy, state }: Standing): string => {
  const provision = provisionPolicyOf(policy)
  return [words(policy.kind), ...(provision ? [provisionWord(provision)] : []), words(state)].join(', ')
}

const shareOf = (used: number, total: number) => (total > 0 ? used / total : 0)

/** The shares of a sled used by its instances; 1 is full, more is possible. */
export const sledShares = (sled: Size, { vcpus, memory }: SledLoad) => ({
  cpu: shareOf(vcpus, sled.usableHardwareThreads),
  memory: shareOf(memory, sled.usablePhysicalRam),
})

/** "7 instances with 34 vCPUs of 120 hardware threads and 96 GiB of 900 GiB of memory". */
export const loadWords = (sled: Size, { instances, vcpus, memory }: SledLoad): string =>
  `${formatCount(instances)} ${instances === 1 ? 'instance' : 'instances'} with ${formatCount(vcpus)} vCPUs of ${formatCount(sled.usableHardwareThreads)} hardware threads and ${formatBytes(memory)} of ${formatBytes(sled.usablePhysicalRam)} of memory`
