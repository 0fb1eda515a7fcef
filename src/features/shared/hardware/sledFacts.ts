import type { Sled } from '#store/api/generated/types'
import type { SledLoad } from '#store/api/resources/hardware'
import { wireWords } from '#model/case'
import { counted } from '#ui/format/counted'
import { formatBytes } from '#ui/format/bytes'
import { formatCount } from '#ui/format/numbers'
import { provisionPolicyOf, provisionWord } from './provisioning'

type SledStatus = Pick<Sled, 'policy' | 'state'>
type Size = Pick<Sled, 'usableHardwareThreads' | 'usablePhysicalRam'>

/** All policies and states of a sled, in words. */
export const statusWords = ({ policy, state }: SledStatus): string => {
  const provision = provisionPolicyOf(policy)
  return [wireWords(policy.kind), ...(provision ? [provisionWord(provision)] : []), wireWords(state)].join(
    ', ',
  )
}

const shareOf = (used: number, total: number) => (total > 0 ? used / total : 0)

/** The shares of a sled used by its instances; 1 is full, more is possible. */
export const sledShares = (sled: Size, { vcpus, memory }: SledLoad) => ({
  cpu: shareOf(vcpus, sled.usableHardwareThreads),
  memory: shareOf(memory, sled.usablePhysicalRam),
})

/** "34 vCPUs of 120 hardware threads". */
export const cpuWords = ({ usableHardwareThreads }: Size, { vcpus }: SledLoad): string =>
  `${formatCount(vcpus)} vCPUs of ${formatCount(usableHardwareThreads)} hardware threads`

/** "96 GiB of 900 GiB of memory". */
export const memoryWords = ({ usablePhysicalRam }: Size, { memory }: SledLoad): string =>
  `${formatBytes(memory)} of ${formatBytes(usablePhysicalRam)} of memory`

/** "7 instances with 34 vCPUs of 120 hardware threads and 96 GiB of 900 GiB of memory". */
export const loadWords = (sled: Size, load: SledLoad): string =>
  `${counted(load.instances, 'instance')} with ${cpuWords(sled, load)} and ${memoryWords(sled, load)}`
