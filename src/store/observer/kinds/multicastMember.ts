import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import type { MulticastGroupMember } from '#store/api/generated/types'
import { resourceKind } from '../resourceKind'

/** Members of multicast groups, named by the address of the group: their own name is made of their id. */
export const multicastMemberKind = resourceKind(
  'multicastMember',
  multicastMemberLifecycle,
  (member: MulticastGroupMember) => member.state,
  ({ id, multicastIp }) => ({ id, name: multicastIp }),
)
