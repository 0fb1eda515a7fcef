import type { AntiAffinityGroupMember } from '../../src/store/api/generated/types'
import { exists } from '../fault'
import { findInProject, mandatoryProject } from '../lookup'
import { pageOf } from '../pages'
import { handlersOf } from '../region'
import { requireLawful } from './instances'

/** The calls whose state rules stand in the instance's table: affinity, and the keys it was made with. */
export const instanceAccessHandlers = handlersOf({
  instanceSshPublicKeyList({ args, region }) {
    const instance = findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    return pageOf(region.world.instanceKeys.get(instance.id) ?? [], args)
  },
  instanceAntiAffinityGroupList({ args, region }) {
    const { world } = region
    const instance = findInProject(region, world.instances, 'instance', args.instance, args.project)
    return pageOf(
      [...world.antiAffinityGroups.values()].filter((group) =>
        world.antiAffinityMembers.get(group.id)?.includes(instance.id),
      ),
      args,
    )
  },
  /** Groups that keep together cannot be made in this region yet, so no instance is in one. */
  instanceAffinityGroupList({ args, region }) {
    findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    return { items: [], nextPage: null }
  },
  antiAffinityGroupList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    return pageOf(
      [...region.world.antiAffinityGroups.values()].filter((row) => row.projectId === project.id),
      args,
    )
  },
  antiAffinityGroupMemberInstanceAdd({ args, region }) {
    const { world } = region
    const group = findInProject(
      region,
      world.antiAffinityGroups,
      'anti-affinity-group',
      args.antiAffinityGroup,
      args.project,
      'collaborator',
    )
    const instance = findInProject(
      region,
      world.instances,
      'instance',
      args.instance,
      args.project,
      'collaborator',
    )
    requireLawful(instance, 'command.addToAffinityGroup')
    const members = world.antiAffinityMembers.get(group.id) ?? []
    if (members.includes(instance.id)) throw exists('anti-affinity-group-member', instance.name)
    world.antiAffinityMembers.set(group.id, [...members, instance.id])
    const member: AntiAffinityGroupMember = {
      type: 'instance',
      value: { id: instance.id, name: instance.name, runState: instance.runState },
    }
    return member
  },
})
