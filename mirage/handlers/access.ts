import type { InstanceNetworkInterface } from '../../src/store/api/generated/types'
import { isUuid } from '../../src/store/model/names'
import { invalid, notFound } from '../fault'
import { findInProject, requireFree } from '../lookup'
import { pageOf } from '../pages'
import { handlersOf, type Region } from '../region'
import { requireLawful } from './instances'

interface Selector {
  interface: string
  instance?: string | undefined
  project?: string | undefined
}

/** An interface with its instance: an id takes no parents, a name needs the instance. Source: §1.4. */
function findNic(region: Region, args: Selector, role: 'viewer' | 'collaborator' = 'viewer') {
  const { instances, nics } = region.world
  const selector = args.interface
  const type = 'instance-network-interface'
  const isId = isUuid(selector)
  if (isId && args.instance !== undefined)
    throw invalid(`when providing ${type} as an ID, instance should not be specified`)
  if (!isId && args.instance === undefined)
    throw invalid(`${type} should either be an ID or instance should be specified`)
  const missing = notFound(type, selector, isId ? 'id' : 'name')
  const byId = isId ? nics.get(selector) : undefined
  if (isId && !byId) throw missing
  const instance = findInProject(
    region,
    instances,
    'instance',
    byId?.instanceId ?? args.instance ?? '',
    isId ? undefined : args.project,
    role,
  )
  const nic: InstanceNetworkInterface | undefined =
    byId ?? [...nics.values()].find((each) => each.instanceId === instance.id && each.name === selector)
  if (!nic) throw missing
  return { nic, instance }
}

/** The calls whose state rules stand in the instance's table: interfaces, the serial console. */
export const instanceAccessHandlers = handlersOf({
  instanceNetworkInterfaceView: ({ args, region }) => findNic(region, args).nic,
  instanceNetworkInterfaceUpdate({ args, region }) {
    const { nic, instance } = findNic(region, args, 'collaborator')
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
  instanceSshPublicKeyList({ args, region }) {
    const instance = findInProject(region, region.world.instances, 'instance', args.instance, args.project)
    return pageOf(region.world.instanceKeys.get(instance.id) ?? [], args)
  },
})
