import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import type {
  ExternalIp,
  ExternalSubnet,
  Instance,
  InstanceNetworkInterface,
  MulticastGroupMember,
} from '#store/api/generated/types'
import { externalIpsApi } from '#store/api/resources/externalIps'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { multicastApi } from '#store/api/resources/multicastGroups'
import { instancesApi } from '#store/api/resources/instances'
import { networkInterfacesApi } from '#store/api/resources/networkInterfaces'
import { projectCollaborator } from '#model/needs'
import { addressesOf } from '#model/network/privateIps'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { checkByReading } from '#store/commands/checkByReading'

// These commands depend on the instance, so every subject contains it.

type FloatingIp = Extract<ExternalIp, { kind: 'floating' }>

/** An address with its instance. */
export interface InstanceIp<Ip extends ExternalIp = ExternalIp> {
  instance: Instance
  ip: Ip
}

const ofAddress = ({ instance, ip }: InstanceIp) => ({
  kind: 'instance' as const,
  id: instance.id,
  name: instance.name,
  part: ip.ip,
  state: instance.runState,
})

export const detachEphemeralIp = defineCommand<InstanceIp>()({
  name: 'instance.detachEphemeralIp',
  label: 'Detach',
  many: 'once',
  needs: projectCollaborator,
  endpoint: externalIpsApi.endpoints.instanceEphemeralIpDetach,
  // An instance of a newer region may have two of them, one of each IP version.
  toArgs: ({ instance, ip }) => ({
    instance: instance.id,
    ipVersion: ip.ip.includes(':') ? ('v6' as const) : ('v4' as const),
  }),
  subject: ofAddress,
  confirm: ({ instance, ip }) => ({
    title: phrase`Detach ${ip.ip} from ${instance.name}?`,
    body: 'The ephemeral IP goes back to its pool, and another instance may get it.',
    tone: 'danger',
  }),
  end: ({ ip }) => `Ephemeral IP ${ip.ip} detached`,
  errorMessage: ({ ip }) => `Could not detach ${ip.ip}`,
  isSo: ({ instance, ip }) =>
    checkByReading(
      instancesApi.endpoints.instanceExternalIpList,
      { instance: instance.id },
      ({ items }) => !items.some((one) => one.ip === ip.ip),
    ),
})

export const detachInstanceFloatingIp = defineCommand<InstanceIp<FloatingIp>>()({
  name: 'instance.detachFloatingIp',
  label: 'Detach',
  many: 'once',
  needs: projectCollaborator,
  endpoint: floatingIpsApi.endpoints.floatingIpDetach,
  toArgs: ({ ip }) => ({ floatingIp: ip.id }),
  subject: ofAddress,
  confirm: ({ instance, ip }) => ({
    title: phrase`Detach ${ip.name} (${ip.ip}) from ${instance.name}?`,
    body: 'The address no longer leads to the instance. The project keeps it.',
    tone: 'primary',
  }),
  end: ({ ip }) => `Floating IP ${ip.name} detached`,
  errorMessage: ({ ip }) => `Could not detach ${ip.name}`,
  isSo: ({ instance, ip }) =>
    checkByReading(
      floatingIpsApi.endpoints.floatingIpView,
      { floatingIp: ip.id },
      ({ instanceId }) => instanceId !== instance.id,
    ),
})

/** An external subnet with its instance. */
interface InstanceSubnet {
  instance: Instance
  externalSubnet: ExternalSubnet
}

export const detachInstanceExternalSubnet = defineCommand<InstanceSubnet>()({
  name: 'instance.detachExternalSubnet',
  label: 'Detach',
  many: 'once',
  needs: projectCollaborator,
  endpoint: externalSubnetsApi.endpoints.externalSubnetDetach,
  toArgs: ({ externalSubnet }) => ({ externalSubnet: externalSubnet.id }),
  subject: ({ instance, externalSubnet }) => ({
    kind: 'instance' as const,
    id: instance.id,
    name: instance.name,
    part: externalSubnet.subnet,
    state: instance.runState,
  }),
  confirm: ({ instance, externalSubnet }) => ({
    title: phrase`Detach ${externalSubnet.name} (${externalSubnet.subnet}) from ${instance.name}?`,
    body: 'Its addresses no longer lead to the instance. The project keeps them.',
    tone: 'primary',
  }),
  end: ({ externalSubnet }) => `External subnet ${externalSubnet.name} detached`,
  errorMessage: ({ externalSubnet }) => `Could not detach ${externalSubnet.name}`,
  isSo: ({ instance, externalSubnet }) =>
    checkByReading(
      externalSubnetsApi.endpoints.externalSubnetView,
      { externalSubnet: externalSubnet.id },
      ({ instanceId }) => instanceId !== instance.id,
    ),
})

/** A membership in a multicast group with its instance. */
export interface InstanceMember {
  instance: Instance
  member: MulticastGroupMember
  /** Whether it is the last one of its group; undefined if that was not read. */
  isLast: boolean | undefined
}

/** What becomes of the group, as a sentence; none if others stay. */
const endsText = (isLast: boolean | undefined) =>
  isLast === undefined
    ? ' If it is the last member, the group ends.'
    : isLast
      ? ' It is the last member: the group ends, and its address is free again.'
      : ''

/** Takes an instance out of a multicast group. Rules: MCAST-1, MCAST-2. */
export const leaveMulticastGroup = defineCommand<InstanceMember>()({
  name: 'multicastMember.leave',
  label: 'Leave',
  many: 'repeatable',
  needs: projectCollaborator,
  endpoint: multicastApi.endpoints.instanceMulticastGroupLeave,
  lifecycle: multicastMemberLifecycle,
  event: 'command.leave',
  toArgs: ({ instance, member }) => ({ instance: instance.id, multicastGroup: member.multicastGroupId }),
  subject: ({ member }) => ({
    kind: 'multicastMember' as const,
    id: member.id,
    name: member.multicastIp,
    state: member.state,
  }),
  confirm: ({ instance, member, isLast }) => ({
    title: phrase`Leave ${member.multicastIp} with ${instance.name}?`,
    body: `Packets to the group no longer reach the instance.${endsText(isLast)}`,
    tone: 'danger',
  }),
  end: ({ instance, member }) => `${instance.name} has left ${member.multicastIp}`,
  errorMessage: ({ member }) => `Could not leave ${member.multicastIp}`,
})

/** An interface with its instance and the instance's other interfaces. */
export interface InstanceNic {
  instance: Instance
  nic: InstanceNetworkInterface
  count: number
}

/** The addresses in a sentence with their verb. */
const givenUp = (ips: readonly string[]) =>
  ips.length > 1 ? `its addresses ${ips.join(' and ')} are` : `its address ${ips.join('')} is`

const ofNic = ({ instance, nic }: InstanceNic) => ({
  kind: 'instance' as const,
  id: instance.id,
  name: instance.name,
  part: nic.name,
  state: instance.runState,
})
const whileUpdatable = { lifecycle: instanceLifecycle, event: 'command.updateNic' as const, subject: ofNic }

export const makePrimary = defineCommand<InstanceNic>()({
  ...whileUpdatable,
  name: 'nic.makePrimary',
  label: 'Make primary',
  many: { not: 'An instance has one primary interface' },
  needs: projectCollaborator,
  endpoint: networkInterfacesApi.endpoints.instanceNetworkInterfaceUpdate,
  disabledReason: ({ nic }) => (nic.primary ? 'This is the primary interface already' : undefined),
  toArgs: ({ nic }) => ({ interface: nic.id, body: { primary: true } }),
  end: ({ nic }) => `${nic.name} is the primary interface`,
  errorMessage: ({ nic }) => `Could not make ${nic.name} the primary interface`,
})

export const deleteNic = defineCommand<InstanceNic>()({
  ...whileUpdatable,
  name: 'nic.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: projectCollaborator,
  endpoint: networkInterfacesApi.endpoints.instanceNetworkInterfaceDelete,
  disabledReason: ({ nic, count }) =>
    nic.primary && count > 1 ? 'Make another interface primary before deleting this one' : undefined,
  toArgs: ({ nic }) => ({ interface: nic.id }),
  confirm: ({ instance, nic }, { The }) => ({
    title: phrase`Delete ${nic.name} of ${instance.name}?`,
    body: `${The} network interface is deleted, and ${givenUp(addressesOf(nic.ipStack))} given up.`,
    tone: 'danger',
  }),
  end: ({ nic }) => `Network interface ${nic.name} deleted`,
  errorMessage: ({ nic }) => `Could not delete ${nic.name}`,
})
