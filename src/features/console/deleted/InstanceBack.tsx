import { useState } from 'react'
import type { DeletedInstance } from '#store/kept/deletedRecords'
import { nextFreeName } from '#model/countedNames'
import { Notice } from '#ui/feedback/Notice'
import { Checkbox } from '#ui/forms/Checkbox'
import { instances } from '#features/project/instances/noun'
import { Link } from '#features/kit/routing/Link'
import { stepsOfInstance, type BroughtBack } from './bringBackBatch'
import { instanceOutlook } from './instanceOutlook'
import { BeingBroughtBack, ComingBack, useBringing, useNewName } from './BringBack'
import type { FreeNow } from './readNow'

/** The properties that the pages of an instance and of a disk share. */
export interface BackProps {
  /** The name of the project. */
  project: string
  /** Reads again. */
  again: () => void
}

/** Shows what would come back of an instance, and brings it back. */
export function InstanceBack({
  project,
  record,
  now,
  again,
}: BackProps & { record: DeletedInstance; now: FreeNow }) {
  const { made } = now
  const taken = new Set(now.instances.map(({ name }) => name))
  const isTaken = !made && taken.has(record.name)
  const naming = useNewName(isTaken ? nextFreeName(record.name, taken) : record.name, taken, 'instance')
  const [starts, setStarts] = useState(false)
  const name = made?.name ?? (isTaken ? naming.name : record.name)
  const what: BroughtBack = { kind: 'instance', id: record.id, name, project }
  const outlook = instanceOutlook(record, now, { name, starts })
  const steps = stepsOfInstance(outlook, { project, starts, made })
  const { batch, begin, isUnderWay, isDone } = useBringing(what, again)
  if (isUnderWay) return <BeingBroughtBack name={name} />
  const isBack = (made && steps.rows.length === 0) || isDone
  if (isBack)
    return (
      <Notice tone="info" title={`${name} is back`}>
        <Link to={instances.to.page({ project, instance: name })}>View instance</Link>
      </Notice>
    )
  return (
    <ComingBack
      batch={batch}
      outlook={outlook}
      again={again}
      note={
        made && (
          <Notice tone="attention" title={`${name} is there already`}>
            An earlier attempt created it. The rest is done now.
          </Notice>
        )
      }
      naming={isTaken ? { ...naming, hint: `There is another instance ${record.name} now.` } : undefined}
      takes={steps.takes}
      left={now.left}
      label={batch || made ? 'Go on' : 'Bring back'}
      onBegin={() => begin(steps)}
    >
      <Checkbox name="starts" label="Start it once it is back" checked={starts} onChange={setStarts} />
    </ComingBack>
  )
}
