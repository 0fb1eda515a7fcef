import type { ExternalSubnet, Instance } from '#store/api/generated/types'
import { externalSubnetsApi } from '#store/api/resources/externalSubnets'
import { networkInterfacesApi } from '#store/api/resources/networkInterfaces'
import { ALL_LIMIT } from '#model/paging'
import { AttachToInstanceDialog } from '#features/shared/AttachToInstanceDialog'
import { familyError, takesNone } from '#features/shared/externalSubnet/attachable'
import { GUEST_HINT, guestLink } from '#features/shared/externalSubnet/guestHint'

interface AttachDialogProps {
  project: string
  externalSubnet: ExternalSubnet
  onDismiss: () => void
}

/**
 * Attaches an external subnet to one of the project's instances. Those that cannot take it say why, as far as the lists
 * of the project are read: without them, the region decides.
 */
export function ExternalSubnetAttachDialog({ project, externalSubnet, onDismiss }: AttachDialogProps) {
  const { data: subnets } = externalSubnetsApi.endpoints.externalSubnetList.useQuery({
    project,
    limit: ALL_LIMIT,
  })
  const { data: nics } = networkInterfacesApi.endpoints.interfacesOfProject.useQuery({ project })
  const whyNot = (instance: Instance) =>
    takesNone(instance, subnets?.items.filter(({ instanceId }) => instanceId === instance.id).length ?? 0) ??
    (nics &&
      familyError(
        externalSubnet.subnet,
        nics.filter(({ instanceId }) => instanceId === instance.id),
      ))
  return (
    <AttachToInstanceDialog
      title="Attach external subnet"
      what={`External subnet ${externalSubnet.name}`}
      project={project}
      whyNot={whyNot}
      attach={(instance, { save }) =>
        save(externalSubnetsApi.endpoints.externalSubnetAttach, {
          externalSubnet: externalSubnet.id,
          body: { instance },
        })
      }
      link={guestLink}
      hint={GUEST_HINT}
      onDismiss={onDismiss}
    >
      <strong>{externalSubnet.name}</strong> (<code>{externalSubnet.subnet}</code>)
    </AttachToInstanceDialog>
  )
}
