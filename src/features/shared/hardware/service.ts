import type { PhysicalDisk, Sled } from '#store/api/generated/types'
import { wireWords } from '#model/case'
import type { StateTone } from '#ui/feedback/StateBadge'
import { hardwarePolicyTone, hardwareStateTone, provisionTone } from '#features/kit/lifecycle/regionTones'
import { provisionPolicyOf, provisionWord } from './provisioning'

/** The policy and the state of a sled or of a physical disk. */
export type ServiceState = Pick<Sled | PhysicalDisk, 'policy' | 'state'>

/** How a sled or a disk serves. */
export interface Service {
  tone: StateTone
  word: string
  /** It is in service, and takes new instances and disks: nothing to look at. */
  isUsual: boolean
}

/** The first exception from being in service, active, and open to new instances; without one, "in service". */
export function serviceOf({ policy, state }: ServiceState): Service {
  const policyTone = hardwarePolicyTone(policy.kind)
  if (policyTone !== 'well') return { tone: policyTone, word: wireWords(policy.kind), isUsual: false }
  const stateTone = hardwareStateTone(state)
  if (stateTone !== 'well') return { tone: stateTone, word: wireWords(state), isUsual: false }
  const provision = provisionPolicyOf(policy)
  const tone = provision === undefined ? policyTone : provisionTone(provision)
  if (provision !== undefined && tone !== 'well')
    return { tone, word: provisionWord(provision), isUsual: false }
  return { tone: 'well', word: wireWords(policy.kind), isUsual: true }
}
