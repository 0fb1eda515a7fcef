import { memo } from 'react'
import { MAX_DISKS } from '#model/limits'
import { Badge } from '#ui/feedback/Badge'
import { Button } from '#ui/actions/Button'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { MiniTable } from '#ui/tables/MiniTable'
import { SizeText } from '#ui/text/SizeText'
import { Truncate } from '#ui/text/Truncate'
import { queuedName } from '../createSchema'
import type { CreateValues, QueuedDisk } from '../createValues'
import type { OpenPanel } from '../FormPanels'
import { sectionTexts } from '../summary'
import styles from '../CreateInstancePage.module.css'
import { useFormField } from '#features/kit/form/FormFields'
import { FoldedSection } from '#features/kit/form/FoldedSection'

const fields = ['disks'] as const

const columns = [
  { header: 'Name', cell: (queued: QueuedDisk) => <Truncate text={queuedName(queued)} /> },
  { header: 'Action', cell: ({ type }: QueuedDisk) => <Badge>{type}</Badge> },
  {
    header: 'Size',
    cell: (queued: QueuedDisk) => (
      <SizeText bytes={queued.type === 'create' ? queued.disk.size : queued.sizeBytes} />
    ),
  },
]

/** The additional disks, in the order in which they are created and attached. */
export const DisksSection = memo(function DisksSection({ open }: { open: OpenPanel }) {
  const [{ value }, { error }, { setValue }] = useFormField<CreateValues, 'disks'>('disks')
  const disabledReason =
    value.length + 1 >= MAX_DISKS
      ? `An instance has at most ${MAX_DISKS} disks, the boot disk included`
      : undefined
  return (
    <FoldedSection title="Additional disks" fields={fields} summaryOf={sectionTexts.disks}>
      <FieldGroup
        name="disks"
        label="Disks"
        hint="Created or attached with the instance, in addition to its boot disk."
        error={error}
      >
        <MiniTable
          label="Additional disks"
          columns={columns}
          items={value}
          itemName={queuedName}
          onRemove={(index) => void setValue(value.toSpliced(index, 1))}
        />
        <div className={styles.buttons}>
          <Button disabledReason={disabledReason} onClick={() => open('createDisk')}>
            Create disk
          </Button>
          <Button disabledReason={disabledReason} onClick={() => open('attachDisk')}>
            Attach disk
          </Button>
        </div>
      </FieldGroup>
    </FoldedSection>
  )
})
