import { object } from 'yup'
import type { SshKey } from '#store/api/generated/types'
import { sshKeysApi } from '#store/api/resources/sshKeys'
import { sshKeyError } from '#store/model/sshKey'
import { DescriptionField, NameField, TextField } from '../form/fields/TextField'
import { checkedText, resourceDescription, resourceName } from '../form/rules'
import { SidePanelForm } from '../form/SidePanelForm'
import { useNotify } from '../useNotify'
import { KeyFacts } from './KeyFacts'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  publicKey: checkedText('Public key', sshKeyError),
})

interface SshKeyPanelProps {
  /** What the key is for. */
  note: string
  onAdded: (key: SshKey) => void
  onDismiss: () => void
}

/** Adds a key to the user's profile. */
export function SshKeyPanel({ note, onAdded, onDismiss }: SshKeyPanelProps) {
  const notify = useNotify()
  const [create] = sshKeysApi.endpoints.currentUserSshKeyCreate.useMutation()
  return (
    <SidePanelForm
      title="Add SSH key"
      submitLabel="Add SSH key"
      schema={schema}
      initial={{ name: '', description: '', publicKey: '' }}
      // Not the key: the text may be a private key, pasted by mistake.
      draft={{ fields: ['name', 'description'], variant: 'SSH key' }}
      send={(body) => create({ body }).unwrap()}
      onSaved={(key) => {
        notify(`SSH key ${key.name} added`)
        onAdded(key)
      }}
      onDismiss={onDismiss}
    >
      <p>{note}</p>
      <NameField />
      <DescriptionField />
      <TextField
        name="publicKey"
        label="Public key"
        hint="The line in the file that ends with .pub"
        multiline
        rows={8}
      />
      <KeyFacts name="publicKey" />
    </SidePanelForm>
  )
}
