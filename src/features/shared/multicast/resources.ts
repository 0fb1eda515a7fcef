import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import type { MulticastGroup, MulticastGroupMember } from '#store/api/generated/types'
import { dateOf } from '#model/dates'
import { multicastGroupTone, multicastMemberTone } from '#features/kit/lifecycle/multicastTones'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'

/** The lifecycle of multicast groups, which no command changes. */
export const multicastGroupResource: StatefulResource<MulticastGroup> = {
  kind: 'multicastGroup',
  lifecycle: multicastGroupLifecycle,
  tone: multicastGroupTone,
  read: (group) => ({
    id: group.id,
    name: group.name,
    state: group.state,
    created: dateOf(group, 'timeCreated'),
  }),
  commands: () => [],
}

/** The lifecycle of the members of multicast groups, where it is only shown. */
export const multicastMemberResource: StatefulResource<MulticastGroupMember> = {
  kind: 'multicastMember',
  lifecycle: multicastMemberLifecycle,
  tone: multicastMemberTone,
  read: ({ id, multicastIp, state }) => ({ id, name: multicastIp, state }),
  commands: () => [],
}
