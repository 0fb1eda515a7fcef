import Waypoints from 'lucide-react/icons/waypoints'
import { noun } from '#features/kit/noun/noun'

const list = '/multicast-groups'
const page = `${list}/:multicastGroup` as const

const common = { feature: 'multicastGroups', help: ['multicast-groups', 'ip-pools'] } as const

/** The multicast groups of the region: the same for all silos. */
export const multicastGroups = noun({
  ...common,
  kind: 'multicastGroup',
  one: 'multicast group',
  many: 'multicast groups',
  paths: { list, page },
  sidebar: { icon: Waypoints, goKey: 'w', needsMulticast: true },
})

/** The instances in a multicast group, on its page. */
export const multicastMembers = noun({
  ...common,
  kind: 'multicastMember',
  one: 'member',
  many: 'members',
  paths: { list: page },
})
