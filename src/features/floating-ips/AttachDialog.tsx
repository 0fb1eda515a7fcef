import { floatingIpsApi } from '#store/api/resources/floatingIps'
import type { FloatingIp } from '#store/api/generated/types'
import { AttachToInstanceDialog } from '#features/shared/AttachToInstanceDialog'

interface AttachDialogProps {
  project: string
  floatingIp: FloatingIp
  onDismiss: () => void
}

/** Attaches an address to one of the project's instances. The server checks the instance's state. */
export function AttachDialog({ project, floatingIp, onDismiss }: AttachDialogProps) {
  const [attach] = floatingIpsApi.endpoints.floatingIpAttach.useMutation()
  return (
    <AttachToInstanceDialog
      title="Attach floating IP"
      what={`Floating IP ${floatingIp.name}`}
      project={project}
      attach={(instance) =>
        attach({ floatingIp: floatingIp.id, body: { kind: 'instance', parent: instance } }).unwrap()
      }
      onDismiss={onDismiss}
    >
      <strong>{floatingIp.name}</strong> (<code>{floatingIp.ip}</code>)
    </AttachToInstanceDialog>
  )
}
