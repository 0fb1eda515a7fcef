import type { PhysicalDisk, Sled, SledPolicy } from '#store/api/generated/types'
import { wireWords } from '#model/case'
import { StateBadge } from '#ui/feedback/StateBadge'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { hardwarePolicyTone, hardwareStateTone, provisionTone } from '#features/kit/lifecycle/regionTones'
import { provisionPolicyOf, provisionWord } from '#features/shared/hardware/provisioning'

type Hardware = Pick<Sled | PhysicalDisk, 'policy' | 'state'>

/** The policy set by an operator: in service, or expunged. */
export const PolicyBadge = ({ of: { policy } }: { of: Hardware }) => (
  <StateBadge tone={hardwarePolicyTone(policy.kind)} label={wireWords(policy.kind)} />
)

/** The control plane's progress with the policy. It may lag behind. */
export const HardwareStateBadge = ({ of: { state } }: { of: Hardware }) => (
  <StateBadge tone={hardwareStateTone(state)} label={wireWords(state)} />
)

export function ProvisionBadge({ policy }: { policy: SledPolicy }) {
  const provision = provisionPolicyOf(policy)
  if (!provision) return <EmptyCell />
  return <StateBadge tone={provisionTone(provision)} label={provisionWord(provision)} />
}
