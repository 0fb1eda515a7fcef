import { instanceLifecycle } from '../../../machines/lifecycle/instanceLifecycle'
import type { ExternalIp, Instance, InstanceNetworkInterface } from '../../../store/api/generated/types'
import { defineCommand } from '../../../store/commands/command'
import { phrase } from '../../../store/commands/phrase'
import '../../../store/api/externalIps'
import '../../../store/api/floatingIps'
import '../../../store/api/networkInterfaces'

// What may be done here depends on the instance, so it is part of every subject.

type FloatingIp = Extract<ExternalIp, { kind: 'floating' }>

/** An address together with the instance it leads to. */
export interface InstanceIp<Ip extends ExternalIp = ExternalIp> {
  instance: Instance
  ip: Ip
}

const ofAddress = ({ instance, ip }: InstanceIp) => ({
  kind: 'instance',
  id: instance.id,
  name: ip.ip,
  state: instance.runState,
})

export const detachEphemeralIp = defineCommand<InstanceIp, 'instanceEphemeralIpDetach'>({
  name: 'instance.detachEphemeralIp',
  label: 'Detach',
  operation: 'instanceEphemeralIpDetach',
  toArgs: ({ instance }) => ({ instance: instance.id }),
  subject: ofAddress,
  confirm: ({ instance, ip }) => ({
    title: phrase`Detach ${ip.ip} from ${instance.name}?`,
    body: 'The ephemeral IP goes back to its pool, and another instance may get it.',
    tone: 'danger',
  }),
  started: ({ ip }) => `Ephemeral IP ${ip.ip} detached`,
  failed: ({ ip }) => `Could not detach ${ip.ip}`,
})

export const detachFloatingIp = defineCommand<InstanceIp<FloatingIp>, 'floatingIpDetach'>({
  name: 'instance.detachFloatingIp',
  label: 'Detach',
  operation: 'floatingIpDetach',
  toArgs: ({ ip }) => ({ floatingIp: ip.id }),
  subject: ofAddress,
  confirm: ({ instance, ip }) => ({
    title: phrase`Detach ${ip.name} (${ip.ip})?`,
    body: `The address no longer leads to ${instance.name}. The project keeps it.`,
    tone: 'danger',
  }),
  started: ({ ip }) => `Floating IP ${ip.name} detached`,
  failed: ({ ip }) => `Could not detach ${ip.name}`,
})

/** An interface together with its instance and the other interfaces there. */
export interface InstanceNic {
  instance: Instance
  nic: InstanceNetworkInterface
  count: number
}

const ofNic = ({ instance, nic }: InstanceNic) => ({
  kind: 'instance',
  id: instance.id,
  name: nic.name,
  state: instance.runState,
})
const whileUpdatable = { lifecycle: instanceLifecycle, event: 'command.updateNic', subject: ofNic }

export const makePrimary = defineCommand<InstanceNic, 'instanceNetworkInterfaceChange'>({
  ...whileUpdatable,
  name: 'nic.makePrimary',
  label: 'Make primary',
  operation: 'instanceNetworkInterfaceChange',
  forbids: ({ nic }) => (nic.primary ? 'This is the primary interface already' : undefined),
  toArgs: ({ nic }) => ({ interface: nic.id, change: { primary: true } }),
  started: ({ nic }) => `${nic.name} is the primary interface`,
  failed: ({ nic }) => `Could not make ${nic.name} the primary interface`,
})

export const deleteNic = defineCommand<InstanceNic, 'instanceNetworkInterfaceDelete'>({
  ...whileUpdatable,
  name: 'nic.delete',
  label: 'Delete',
  operation: 'instanceNetworkInterfaceDelete',
  forbids: ({ nic, count }) =>
    nic.primary && count > 1 ? 'Make another interface primary before deleting this one' : undefined,
  toArgs: ({ nic }) => ({ interface: nic.id }),
  confirm: ({ instance, nic }) => ({
    title: phrase`Delete ${nic.name} of ${instance.name}?`,
    body: `The network interface is deleted, and its address ${nic.ip} is given up.`,
    tone: 'danger',
  }),
  started: ({ nic }) => `Network interface ${nic.name} deleted`,
  failed: ({ nic }) => `Could not delete ${nic.name}`,
})
