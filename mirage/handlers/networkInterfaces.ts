import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance, InstanceNetworkInterface, PrivateIpStack } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { checkSelector, findInProject, renamed, requireFree, requireSeen } from '../access/lookup'
import { handlersOf, type Region } from '../region'
import { hasHostBits, netText, netOf, overlap, type Cidr } from '../rules/cidr'
import { requireAllowed } from '../rules/instances'
import { checkSubnets, newNic, subnetNamed } from '../rules/nics'
import { invalid, notFound } from '../wire/apiError'
import { pageOf } from '../wire/pages'

const TYPE = 'instance-network-interface'

interface Selector {
  interface: string
  instance?: string | undefined
  project?: string | undefined
}

/** An interface and its instance: by the id, or by the name within the instance. Rule: WIRE-10. */
function find(region: Region, args: Selector, least: 'viewer' | 'collaborator' = 'viewer') {
  const { instances, nics, projects } = region.world
  const { interface: selector, instance: parent, project } = args
  checkSelector(TYPE, selector, { instance: parent, project })
  const isId = isUuid(selector)
  const named = isId ? undefined : findInProject(region, instances, 'instance', parent ?? '', project)
  const nic = isId
    ? nics.get(selector)
    : nics.findBy((row) => row.instanceId === named?.id && row.name === selector)
  const missing = notFound(TYPE, selector, isId ? 'id' : 'name')
  if (!nic) throw missing
  const instance = named ?? instances.get(nic.instanceId)
  if (!instance) throw missing
  requireSeen(region, projects.get(instance.projectId), least, missing)
  return { nic, instance }
}

/** The instance of a list or of a new interface. The query is already checked to name one. */
const findInstance = (
  region: Region,
  { instance, project }: Omit<Selector, 'interface'>,
  least?: 'collaborator',
): Instance => findInProject(region, region.world.instances, 'instance', instance ?? '', project, least)

const ofInstance = ({ world }: Region, { id }: Instance): InstanceNetworkInterface[] =>
  world.nics.where(({ instanceId }) => instanceId === id)

/** @throws 400 when these blocks cannot be transit IPs */
function checkTransit(nets: readonly Cidr[]) {
  for (const [index, net] of nets.entries()) {
    const range = net.ip.range()
    if (hasHostBits(net)) throw invalid(`transit IP block ${netText(net)} has a non-zero host identifier`)
    if (range === 'multicast') throw invalid(`transit IP block ${netText(net)} is a multicast network`)
    if (range === 'loopback') throw invalid(`transit IP block ${netText(net)} is a loopback network`)
    const other = nets.slice(0, index).find((earlier) => overlap(net, earlier))
    if (other) throw invalid(`transit IP block ${netText(net)} overlaps with ${netText(other)}`)
  }
}

/** The stack with other transit IPs, each with the address of its IP version; with the only address if there is one. */
function withTransit(stack: PrivateIpStack, nets: readonly Cidr[]): PrivateIpStack {
  const textsOf = (kind: 'ipv4' | 'ipv6') => nets.filter(({ ip }) => ip.kind() === kind).map(netText)
  if (stack.type !== 'dual_stack')
    return { type: stack.type, value: { ...stack.value, transitIps: nets.map(netText) } }
  const { v4, v6 } = stack.value
  return {
    type: stack.type,
    value: { v4: { ...v4, transitIps: textsOf('ipv4') }, v6: { ...v6, transitIps: textsOf('ipv6') } },
  }
}

/**
 * Network interfaces of instances. They are added and changed while the instance is stopped, deleted while it is
 * stopped or failed. Rules: NIC-2 to NIC-5.
 */
export const networkInterfaceHandlers = handlersOf({
  instanceNetworkInterfaceList: ({ args, region }) =>
    pageOf(ofInstance(region, findInstance(region, args)), args),
  instanceNetworkInterfaceCreate({ args, region }) {
    const { body } = args
    const instance = findInstance(region, args, 'collaborator')
    const subnet = subnetNamed(region, instance.projectId, body)
    requireAllowed(instance, 'command.updateNic')
    const present = ofInstance(region, instance)
    checkSubnets([...present.map(({ vpcId, subnetId }) => ({ vpcId, id: subnetId })), subnet])
    requireFree(present, TYPE, body.name)
    const nic = newNic(region, {
      instance,
      subnet,
      request: body,
      isPrimary: present.length === 0,
      now: region.timestamp(),
    })
    region.world.nics.insert(nic)
    return nic
  },
  instanceNetworkInterfaceView: ({ args, region }) => find(region, args).nic,
  instanceNetworkInterfaceUpdate({ args, region }) {
    const { body } = args
    const { nic, instance } = find(region, args, 'collaborator')
    const names = renamed(nic, body)
    // The update replaces the list: an absent one clears it. Rule: NIC-5.
    const transit = (body.transitIps ?? []).map(netOf)
    checkTransit(transit)
    requireAllowed(instance, 'command.updateNic')
    const { nics } = region.world
    const ours = ofInstance(region, instance)
    requireFree(ours, TYPE, names.name, nic.id)
    const timeModified = region.timestamp()
    // `primary: true` makes this interface primary. `false` changes nothing: it does not say which one is to be primary.
    if (body.primary === true)
      for (const other of ours)
        if (other.primary && other.id !== nic.id) nics.update(other.id, { primary: false, timeModified })
    return nics.update(nic.id, {
      ...names,
      primary: nic.primary || body.primary === true,
      ipStack: withTransit(nic.ipStack, transit),
      timeModified,
    })
  },
  instanceNetworkInterfaceDelete({ args, region }) {
    const { nic, instance } = find(region, args, 'collaborator')
    // A failed instance may lose an interface but not get one.
    if (!instanceLifecycle.has(instance.runState, 'nicsDeletable'))
      requireAllowed(instance, 'command.updateNic')
    if (nic.primary && ofInstance(region, instance).length > 1)
      throw invalid('the primary interface cannot be deleted while there are secondary ones')
    region.world.nics.remove(nic.id)
  },
})
