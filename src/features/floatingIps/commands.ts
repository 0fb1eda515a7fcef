import type { FloatingIp } from '../../store/api/generated/types'
import { defineCommand } from '../../store/commands/command'
import { phrase } from '../../store/commands/phrase'
import '../../store/api/floatingIps'

/** An address together with the name of the instance it leads to, as far as that is known. */
export interface LedIp {
  floatingIp: FloatingIp
  instance: string | undefined
}

const subject = ({ floatingIp }: LedIp) => ({
  kind: 'floating-ip',
  id: floatingIp.id,
  name: floatingIp.name,
})

export const detachFloatingIp = defineCommand<LedIp, 'floatingIpDetach'>({
  name: 'floatingIp.detach',
  label: 'Detach',
  operation: 'floatingIpDetach',
  toArgs: ({ floatingIp }) => ({ floatingIp: floatingIp.id }),
  subject,
  confirm: ({ floatingIp, instance }) => ({
    title: phrase`Detach ${floatingIp.name} (${floatingIp.ip})?`,
    body: `The address no longer leads to ${instance ?? 'its instance'}. The project keeps it.`,
    tone: 'danger',
  }),
  started: ({ floatingIp }) => `Floating IP ${floatingIp.name} detached`,
  failed: ({ floatingIp }) => `Could not detach ${floatingIp.name}`,
})

export const deleteFloatingIp = defineCommand<LedIp, 'floatingIpDelete'>({
  name: 'floatingIp.delete',
  label: 'Delete',
  operation: 'floatingIpDelete',
  forbids: ({ floatingIp }) =>
    floatingIp.instanceId ? 'Detach this floating IP from its instance before deleting it' : undefined,
  toArgs: ({ floatingIp }) => ({ floatingIp: floatingIp.id }),
  subject,
  confirm: ({ floatingIp }) => ({
    title: phrase`Delete ${floatingIp.name} (${floatingIp.ip})?`,
    body: 'The floating IP is deleted. Its address goes back to the pool, and another project may get it.',
    tone: 'danger',
  }),
  started: ({ floatingIp }) => `Floating IP ${floatingIp.name} deleted`,
  failed: ({ floatingIp }) => `Could not delete ${floatingIp.name}`,
})
