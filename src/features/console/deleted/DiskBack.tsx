import { useState } from 'react'
import type { DeletedDisk } from '#store/kept/deletedRecords'
import { nextFreeName } from '#model/countedNames'
import { Notice } from '#ui/feedback/Notice'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { disks } from '#features/project/disks/noun'
import { Link } from '#features/kit/routing/Link'
import { stepsOfDisk, type BroughtBack } from './bringBackBatch'
import { diskOutlook } from './diskOutlook'
import type { BackProps } from './InstanceBack'
import { snapshotsOf, takenAt } from '#features/project/disks/exports/snapshotsOf'
import { BeingBroughtBack, ComingBack, useBringing, useNewName } from './BringBack'
import type { StorageNow } from './readNow'

/** Shows what would come back of a disk, and brings it back. */
export function DiskBack({
  project,
  record,
  now,
  attempted,
  again,
}: BackProps & {
  record: DeletedDisk
  now: StorageNow
  /** The name of the last attempt. */
  attempted: string | undefined
}) {
  const snapshots = snapshotsOf(record.id, now.snapshots)
  const [chosen, setChosen] = useState('')
  const snapshot = snapshots.find(({ id }) => id === chosen)
  const taken = new Set(now.disks.map(({ name }) => name))
  const isTaken = taken.has(record.name)
  const naming = useNewName(isTaken ? nextFreeName(record.name, taken) : record.name, taken, 'disk')
  const earlier = diskOutlook(record, now, { name: attempted ?? record.name, chosen: snapshot }).made
  const name = earlier?.name ?? (isTaken ? naming.name : record.name)
  const what: BroughtBack = { kind: 'disk', id: record.id, name, project }
  const outlook = diskOutlook(record, now, { name, chosen: snapshot })
  const steps = stepsOfDisk({ project, body: outlook.body, from: outlook.from })
  const { batch, begin, isUnderWay, isDone } = useBringing(what, again)
  if (isUnderWay) return <BeingBroughtBack name={name} />
  if (earlier || isDone)
    return (
      <Notice tone="info" title={`${name} is back`}>
        <Link to={disks.to.page({ project, disk: name })}>View disk</Link>
      </Notice>
    )
  return (
    <ComingBack
      batch={batch}
      outlook={outlook}
      again={again}
      naming={isTaken ? { ...naming, hint: `There is another disk ${record.name} now.` } : undefined}
      takes={steps.takes}
      left={now.left}
      label={batch ? 'Go on' : 'Bring back'}
      onBegin={() => begin(steps)}
    >
      {snapshots.length > 1 && (
        <InlineSelect
          label="Snapshot"
          value={snapshot?.id ?? snapshots[0]?.id ?? ''}
          options={snapshots.map((each) => ({
            value: each.id,
            label: `${each.name}, ${takenAt(each)}`,
          }))}
          onChange={setChosen}
        />
      )}
    </ComingBack>
  )
}
