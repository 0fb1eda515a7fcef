import { object, string } from 'yup'
import type { SshKey } from '../../store/api/generated/types'
import { sshKeysApi } from '../../store/api/sshKeys'
import { DescriptionField, NameField, TextField } from './form/fields'
import { resourceDescription, resourceName } from './form/rules'
import { SidePanelForm } from './form/SidePanelForm'
import { useNotify } from './useNotify'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  publicKey: string().ensure().trim().required('Public key is required'),
})

/** Adds a key to one's profile. */
export function SshKeyPanel({
  onAdded,
  onDismiss,
}: {
  onAdded: (key: SshKey) => void
  onDismiss: () => void
}) {
  const notify = useNotify()
  const [create] = sshKeysApi.endpoints.currentUserSshKeyCreate.useMutation()
  return (
    <SidePanelForm
      title="Add SSH key"
      submitLabel="Add SSH key"
      schema={schema}
      initial={{ name: '', description: '', publicKey: '' }}
      draft={{ fields: ['name', 'description'], variant: 'SSH key' }}
      send={(body) => create({ body }).unwrap()}
      onSaved={(key) => {
        notify(`SSH key ${key.name} added`)
        onAdded(key)
      }}
      onDismiss={onDismiss}
    >
      <p>The key is kept with your profile, for this instance and for later ones.</p>
      <NameField />
      <DescriptionField />
      <TextField name="publicKey" label="Public key" multiline rows={8} />
    </SidePanelForm>
  )
}
