import type { ExternalSubnet } from '#store/api/generated/types'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { projectCollaborator } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { checkByReading } from '#store/commands/checkByReading'

/** An external subnet with the name of its instance, if known. */
export interface ExternalSubnetRow {
  externalSubnet: ExternalSubnet
  instance: string | undefined
}

const subject = ({ externalSubnet }: ExternalSubnetRow) => ({
  kind: 'externalSubnet' as const,
  id: externalSubnet.id,
  name: externalSubnet.name,
})

export const detachExternalSubnet = defineCommand<ExternalSubnetRow>()({
  name: 'externalSubnet.detach',
  label: 'Detach',
  many: 'once',
  needs: projectCollaborator,
  endpoint: externalSubnetsApi.endpoints.externalSubnetDetach,
  toArgs: ({ externalSubnet }) => ({ externalSubnet: externalSubnet.id }),
  subject,
  confirm: ({ externalSubnet, instance }) => ({
    title: phrase`Detach ${externalSubnet.name} (${externalSubnet.subnet}) from ${instance ?? 'its instance'}?`,
    body: 'Its addresses no longer lead to the instance. The project keeps them.',
    tone: 'primary',
  }),
  end: ({ externalSubnet }) => `External subnet ${externalSubnet.name} detached`,
  errorMessage: ({ externalSubnet }) => `Could not detach ${externalSubnet.name}`,
  isSo: ({ externalSubnet: { id } }) =>
    checkByReading(
      externalSubnetsApi.endpoints.externalSubnetView,
      { externalSubnet: id },
      ({ instanceId }) => !instanceId,
    ),
})

export const deleteExternalSubnet = defineCommand<ExternalSubnetRow>()({
  name: 'externalSubnet.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: projectCollaborator,
  endpoint: externalSubnetsApi.endpoints.externalSubnetDelete,
  disabledReason: ({ externalSubnet }) =>
    externalSubnet.instanceId
      ? 'Detach this external subnet from its instance before deleting it'
      : undefined,
  toArgs: ({ externalSubnet }) => ({ externalSubnet: externalSubnet.id }),
  subject,
  confirm: ({ externalSubnet }, { The }) => ({
    title: phrase`Delete ${externalSubnet.name} (${externalSubnet.subnet})?`,
    body: `${The} external subnet is deleted. Its addresses go back to the pool, and another project may get them.`,
    isFinal: true,
    tone: 'danger',
  }),
  end: ({ externalSubnet }) => `External subnet ${externalSubnet.name} deleted`,
  errorMessage: ({ externalSubnet }) => `Could not delete ${externalSubnet.name}`,
})
