import { Button } from '#ui/actions/Button'
import { CopyButton } from '#ui/actions/CopyButton'
import { TextField } from '#features/shared/form/fields/TextField'
import styles from './SecretField.module.css'
import { useForm } from '#features/shared/form/FormFields'

const BYTES = 32

/** A secret that no one can guess. */
const newSecret = () =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** A secret, typed or generated. It is seen here once: the region never shows it, and drafts do not have it. */
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
