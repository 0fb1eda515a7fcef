import { memo, useMemo } from 'react'
import type { SshKey } from '#store/api/generated/types'
import { Button } from '#ui/actions/Button'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { CheckListField } from '#features/kit/form/fields/CheckListField'
import { FoldedSection } from '#features/kit/form/FoldedSection'
import styles from '../CreateInstancePage.module.css'
import type { OpenPanel } from '../FormPanels'
import { sectionTexts } from '../summary'

const fields = ['sshKeys'] as const

const HINT = 'Handed to the guest when it is created, through cloud-init. Later changes do not reach it.'

/** The SSH keys for the guest. */
export const KeysSection = memo(function KeysSection({
  keys,
  status,
  open,
}: {
  keys: readonly SshKey[]
  status: ChoiceStatus
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
      summaryOf={sectionTexts.keys}
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
      <div className={styles.buttons}>
        <Button onClick={() => open('sshKey')}>Add SSH key</Button>
      </div>
    </FoldedSection>
  )
})
