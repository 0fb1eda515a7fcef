import { findInProject } from '../access/lookup'
import type { Role } from '../access/roles'
import { handlersOf, type Region } from '../region'
import {
  checkSources,
  findGroup,
  groupView,
  joinGroup,
  leaveGroup,
  requireMulticast,
} from '../rules/multicast'
import { membershipsOf, membersOfGroup } from '../rules/multicastStates'
import { byId, pageBy, pageOf } from '../wire/pages'

const findInstance = (
  region: Region,
  { instance, project }: { instance: string; project?: string | undefined },
  role?: Role,
) => findInProject(region, region.world.instances, 'instance', instance, project, role)

/**
 * Multicast groups. They belong to the fleet, and every user may list them. A region without multicast has none and
 * refuses that an instance joins one.
 */
export const multicastHandlers = handlersOf({
  multicastGroupList({ args, region }) {
    const rows = region.hasMulticast ? region.world.multicastGroups.all() : []
    return pageOf(
      rows.map((row) => groupView(region, row)),
      args,
    )
  },
  multicastGroupView: ({ args, region }) => groupView(region, findGroup(region, args.multicastGroup)),
  multicastGroupMemberList({ args, region }) {
    const group = findGroup(region, args.multicastGroup)
    return pageBy(membersOfGroup(region, group.id), args, byId)
  },
  instanceMulticastGroupList({ args, region }) {
    const instance = findInstance(region, args)
    const rows = region.hasMulticast ? membershipsOf(region, instance.id) : []
    return pageBy(rows, args, byId)
  },
  instanceMulticastGroupJoin({ args, region }) {
    const { sourceIps, ipVersion } = args.body
    checkSources(sourceIps)
    const instance = findInstance(region, args, 'limited_collaborator')
    requireMulticast(region)
    return joinGroup(region, instance, { group: args.multicastGroup, sourceIps, ipVersion })
  },
  instanceMulticastGroupLeave({ args, region }) {
    const instance = findInstance(region, args, 'limited_collaborator')
    requireMulticast(region)
    leaveGroup(region, instance.id, findGroup(region, args.multicastGroup).id)
  },
})
