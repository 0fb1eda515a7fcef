import { object } from 'yup'
import { alertsApi } from '#store/api/resources/alerts'
import { Button } from '#ui/actions/Button'
import { CopyButton } from '#ui/actions/CopyButton'
import { TextField } from '#features/kit/form/fields/TextField'
import { useForm } from '#features/kit/form/FormFields'
import { checkedText } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useParam } from '#features/kit/routing/useParam'
import { secretName } from '../commands'
import { webhookSecrets } from '../noun'
import styles from './SecretField.module.css'

const BYTES = 32

/** A random secret. */
const newSecret = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** A secret, typed or generated. Shown only here: the region never returns it, and drafts do not contain it. */
export function SecretField() {
  const { values, setFieldValue } = useForm<{ secret: string }>()
  return (
    <>
      <TextField
        name="secret"
        label="Secret"
        hint="Signs the messages, so that the receiver knows who sent them. Copy it to the receiver now: it is shown only here and only once."
      />
      <div className={styles.buttons}>
        <Button size="small" onClick={() => void setFieldValue('secret', newSecret())}>
          Generate secret
        </Button>
        {values.secret !== '' && <CopyButton value={values.secret} label="Copy secret" />}
      </div>
    </>
  )
}

const schema = object({ secret: checkedText('Secret', () => undefined) })

/** Adds a secret to a receiver. Messages are signed with all of its secrets. */
export function AddSecretForm() {
  const { receiver } = useParam('receiver')
  return (
    <SidePanelForm
      title={webhookSecrets.panels.create}
      subtitle={receiver}
      needs={webhookSecrets.creates.create}
      schema={schema}
      initial={{ secret: '' }}
      send={(body, { save }) => save(alertsApi.endpoints.webhookSecretsAdd, { receiver, body })}
      saved={(secret) => `Secret ${secretName(secret)} added`}
      back={webhookSecrets.to.list({ receiver })}
    >
      <p>Each message has one signature for each secret: add the new one before you delete the old one.</p>
      <SecretField />
    </SidePanelForm>
  )
}
