import type { FloatingIp } from '#store/api/generated/types'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { projectCollaborator } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { checkByReading } from '#store/commands/checkByReading'

/** A floating IP with the name of its instance, if known. */
export interface FloatingIpRow {
  floatingIp: FloatingIp
  instance: string | undefined
}

const subject = ({ floatingIp }: FloatingIpRow) => ({
  kind: 'floatingIp' as const,
  id: floatingIp.id,
  name: floatingIp.name,
})

export const detachFloatingIp = defineCommand<FloatingIpRow>()({
  name: 'floatingIp.detach',
  label: 'Detach',
  many: 'once',
  needs: projectCollaborator,
  endpoint: floatingIpsApi.endpoints.floatingIpDetach,
  toArgs: ({ floatingIp }) => ({ floatingIp: floatingIp.id }),
  subject,
  confirm: ({ floatingIp, instance }) => ({
    title: phrase`Detach ${floatingIp.name} (${floatingIp.ip}) from ${instance ?? 'its instance'}?`,
    body: 'The address no longer leads to the instance. The project keeps it.',
    tone: 'primary',
  }),
  end: ({ floatingIp }) => `Floating IP ${floatingIp.name} detached`,
  errorMessage: ({ floatingIp }) => `Could not detach ${floatingIp.name}`,
  isSo: ({ floatingIp: { id } }) =>
    checkByReading(
      floatingIpsApi.endpoints.floatingIpView,
      { floatingIp: id },
      ({ instanceId }) => !instanceId,
    ),
})

export const deleteFloatingIp = defineCommand<FloatingIpRow>()({
  name: 'floatingIp.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: projectCollaborator,
  endpoint: floatingIpsApi.endpoints.floatingIpDelete,
  disabledReason: ({ floatingIp }) =>
    floatingIp.instanceId ? 'Detach this floating IP from its instance before deleting it' : undefined,
  toArgs: ({ floatingIp }) => ({ floatingIp: floatingIp.id }),
  subject,
  confirm: ({ floatingIp }, { The }) => ({
    title: phrase`Delete ${floatingIp.name} (${floatingIp.ip})?`,
    body: `${The} floating IP is deleted. Its address goes back to the pool, and another project may get it.`,
    isFinal: true,
    tone: 'danger',
  }),
  end: ({ floatingIp }) => `Floating IP ${floatingIp.name} deleted`,
  errorMessage: ({ floatingIp }) => `Could not delete ${floatingIp.name}`,
})
