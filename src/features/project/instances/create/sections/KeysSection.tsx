import { memo, useMemo } from 'react'
import type { SshKey } from '#store/api/generated/types'
import { Button } from '#ui/actions/Button'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { CheckListField } from '#features/kit/form/fields/CheckListField'
import { type FormStore, useFormPart } from '#features/kit/form/FormFields'
import { FoldedSection } from '#features/kit/form/FoldedSection'
import styles from '../CreateInstancePage.module.css'
import type { OpenPanel } from '../FormPanels'
import type { CreateValues } from '../createValues'
import { sectionTexts, type UnreadLists } from '../summary'

const fields = ['sshKeys'] as const

const HINT = 'Handed to the guest when it is created, through cloud-init. Later changes do not reach it.'

/** The SSH keys for the guest. */
export const KeysSection = memo(function KeysSection({
  keys,
  status,
  unread,
  open,
}: {
  keys: readonly SshKey[]
  status: ChoiceStatus
  unread: UnreadLists
  open: OpenPanel
}) {
  const items = useMemo(
    () => keys.map(({ id, name, description }) => ({ value: id, label: name, detail: description })),
    [keys],
  )
  return (
    <FoldedSection
      title="Authentication"
      fields={fields}
      summaryOf={(values: CreateValues) => sectionTexts.keys(values, unread)}
      isNeeded={status.state === 'ready' && keys.length === 0}
    >
      <CheckListField
        name="sshKeys"
        label="SSH keys"
        hint={HINT}
        noun="SSH key"
        items={items}
        status={status}
        empty={<p>You have no SSH keys. Without one, only the image’s own accounts can sign in.</p>}
        allLabel="Select all"
      />
      {unread.includes('key') && <UnreadNote />}
      <div className={styles.buttons}>
        <Button onClick={() => open('sshKey')}>Add SSH key</Button>
      </div>
    </FoldedSection>
  )
})

/** Says which keys the request leads to while their list is unread. */
function UnreadNote() {
  const count = useFormPart(({ values }: FormStore<CreateValues>) => values.sshKeys.length)
  return count > 0 ? null : (
    <p className={styles.note}>Until they are loaded, an instance is created with all of your keys.</p>
  )
}
