import { useNavigate } from 'react-router'
import { paths } from '#src/paths'
import { alertsApi } from '#store/api/resources/alerts'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { ResourceMeta } from '#features/shared/ResourceMeta'
import { useNotify } from '#features/shared/useNotify'
import { editSchema, receiverFieldErrors } from './receiverForm'
import { useReceiver } from './useReceiver'

/** Edits the name, description and endpoint of a receiver. Secrets and subscriptions are lists of their own. */
export function EditReceiverForm() {
  const go = useNavigate()
  const notify = useNotify()
  const receiver = useReceiver()
  const [update] = alertsApi.endpoints.webhookReceiverUpdate.useMutation()
  if (!receiver) return null
  return (
    <SidePanelForm
      title="Edit receiver"
      submitLabel="Update receiver"
      schema={editSchema}
      initial={{
        name: receiver.name,
        description: receiver.description,
        endpoint: receiver.kind.endpoint,
      }}
      draft={{ fields: ['name', 'description'] }}
      // By id: after a rename, the old name would not be found.
      send={(body) => update({ receiver: receiver.id, body }).unwrap()}
      onSaved={({ name }) => {
        notify(`Receiver ${name} updated`)
        // Going back to the form would fail, because the old name no longer exists.
        void go(paths.alertReceiver(name), { preventScrollReset: true, replace: true })
      }}
      onDismiss={() => void go(paths.alertReceiver(receiver.name), { preventScrollReset: true })}
      fieldErrorsFrom={receiverFieldErrors}
    >
      <ResourceMeta record={receiver} />
      <NameField />
      <DescriptionField />
      <TextField name="endpoint" label="Endpoint" hint="The region posts each alert to this address." />
    </SidePanelForm>
  )
}
