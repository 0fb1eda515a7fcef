import { object } from 'yup'
import type { SshKey } from '#store/api/generated/types'
import { sshKeysApi } from '#store/api/resources/sshKeys'
import { sshKeyError, readSshKey, isPrivateKey } from '#model/sshKey'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import { checkedText, resourceDescription, resourceName } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { Notice } from '#ui/feedback/Notice'
import { PropertyList } from '#ui/tables/PropertyList'
import styles from './KeyFacts.module.css'
import { useFormField } from '#features/kit/form/FormFields'
import { sshKeys } from '#features/console/settings/ssh-keys/noun'

interface SshKeyValues {
  name: string
  description: string
  publicKey: string
}

const initial: SshKeyValues = { name: '', description: '', publicKey: '' }

/** The type and comment of the typed key; for a private key, a warning. */
function KeyFacts() {
  const [{ value }, { error }] = useFormField<SshKeyValues, 'publicKey'>('publicKey')
  return (
    <div role="status" aria-label="The key" className={styles.facts}>
      {value.trim() !== '' && error === undefined && <Facts text={value} />}
    </div>
  )
}

function Facts({ text }: { text: string }) {
  const read = readSshKey(text)
  if ('error' in read)
    return isPrivateKey(text) ? (
      <Notice tone="failed" title="Private key">
        {read.error}.
      </Notice>
    ) : (
      <p className={styles.quiet}>{read.error}.</p>
    )
  return (
    <>
      <PropertyList
        items={[
          { label: 'Type', value: read.type },
          { label: 'Size', value: read.size },
          { label: 'Comment', value: read.comment || 'None' },
        ]}
      />
      {read.warning && (
        <Notice tone="attention" title="Weak key">
          {read.warning}
        </Notice>
      )}
    </>
  )
}

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  publicKey: checkedText('Public key', sshKeyError),
})

interface SshKeyPanelProps {
  /** The purpose of the key. */
  note: string
  onAdded: (key: SshKey) => void
  onDismiss: () => void
}

/** Adds a key to the user's profile. */
export function SshKeyPanel({ note, onAdded, onDismiss }: SshKeyPanelProps) {
  return (
    <SidePanelForm
      title={sshKeys.panels.create}
      needs={sshKeys.creates.create}
      schema={schema}
      initial={initial}
      // Without the key: the text may be a private key, pasted by mistake.
      draft={{ fields: ['name', 'description'], variant: 'SSH key' }}
      send={(body, { save }) => save(sshKeysApi.endpoints.currentUserSshKeyCreate, { body })}
      saved={({ name }) => `SSH key ${name} added`}
      onSaved={onAdded}
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
      <KeyFacts />
    </SidePanelForm>
  )
}
