import type { AntiAffinityGroupMember } from '../../src/store/api/generated/types'
import { exists, invalid, notFound } from '../fault'
import { findInProject, mandatoryProject, requireFree } from '../lookup'
import { pageOf } from '../pages'
import { handlersOf } from '../region'
import { requireLawful } from './instances'

/** The calls whose state rules stand in the instance's table: interfaces, the serial console, affinity. */
export const instanceAccessHandlers = handlersOf({
  instanceNetworkInterfaceUpdate({ args, region }) {
    const nic = region.world.nics.get(args.interface)
    if (!nic) throw notFound('instance-network-interface', args.interface, 'id')
    const instance = findInProject(
      region,
      region.world.instances,
      'instance',
      nic.instanceId,
      undefined,
      'collaborator',
    )
    requireLawful(instance, 'command.updateNic')
    const { name = nic.name, description = nic.description, primary } = args.body
    if (nic.primary && primary === false)
      throw invalid('the primary interface cannot be made a secondary one')
    const ours = [...region.world.nics.values()].filter((each) => each.instanceId === instance.id)
    requireFree(ours, 'instance-network-interface', name ?? nic.name, nic.id)
    const next = {
      ...nic,
      name: name ?? nic.name,
      description: description ?? nic.description,
      primary: primary === true || nic.primary,
      timeModified: region.timestamp(),
    }
    if (next.primary) for (const each of ours) region.world.nics.set(each.id, { ...each, primary: false })
    region.world.nics.set(nic.id, next)
    return next
  },
  instanceSerialConsole({ args, region }) {
    const instance = findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    requireLawful(instance, 'command.openSerialConsole')
    const text = `${instance.hostname} login: `
    return { data: [...new TextEncoder().encode(text)], lastByteOffset: text.length }
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
