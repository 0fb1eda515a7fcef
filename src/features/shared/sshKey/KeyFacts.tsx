import { readSshKey, isPrivateKey } from '#store/model/sshKey'
import { Notice } from '#ui/feedback/Notice'
import { PropertyList } from '#ui/tables/PropertyList'
import styles from './KeyFacts.module.css'
import { useFormField } from '#features/shared/form/FormFields'

/** What the key in a field is, as soon as it is typed; of a private key, that it must not be here. */
export function KeyFacts({ name }: { name: string }) {
  const [{ value }, { error }] = useFormField<string>(name)
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
