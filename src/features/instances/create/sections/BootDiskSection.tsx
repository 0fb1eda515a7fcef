import { useFormikContext } from 'formik'
import { memo, useMemo } from 'react'
import { paths } from '../../../../paths'
import type { Disk } from '../../../../store/api/generated/types'
import { MAX_DISK_GIB, roundUpToTen } from '../../../../store/model/limits'
import type { ChoiceStatus } from '../../../../ui/choices'
import { Card } from '../../../../ui/Card'
import { EmptyState } from '../../../../ui/EmptyState'
import { FieldGroup } from '../../../../ui/FieldGroup'
import { diskDetail } from '../../../disks/diskForm'
import { ChoiceField, NumberField, RadioField, TextField } from '../../../shared/form/fields'
import { LinkButton } from '../../../shared/LinkButton'
import { bootSourceId, type BootSource, type CreateValues } from '../createValues'
import type { SourceChoice } from '../useSurroundings'
import { bootChoiceLabels } from '../words'

const bootSources: readonly { value: BootSource; label: string }[] = [
  { value: 'siloImage', label: 'Silo images' },
  { value: 'projectImage', label: 'Project images' },
  { value: 'snapshot', label: 'Snapshots' },
  { value: 'disk', label: 'Existing disks' },
]

const nouns: Record<BootSource, string> = {
  siloImage: 'image',
  projectImage: 'image',
  snapshot: 'snapshot',
  disk: 'disk',
}

interface BootDiskSectionProps {
  project: string
  sources: readonly SourceChoice[]
  /** Disks that may be attached. */
  disks: readonly Disk[]
  /** How the list of each kind stands. */
  status: Readonly<Record<BootSource, ChoiceStatus>>
}

/** What the instance boots from: a disk made of something, or one that is there already. */
export const BootDiskSection = memo(function BootDiskSection({
  project,
  sources,
  disks,
  status,
}: BootDiskSectionProps) {
  const { values, errors, setValues } = useFormikContext<CreateValues>()
  const { bootSource } = values
  const choices = useMemo(
    () =>
      bootSource === 'disk'
        ? disks.map((disk) => ({ value: disk.name, label: disk.name, detail: diskDetail(disk) }))
        : sources
            .filter(({ kind }) => kind === bootSource)
            .map(({ id, name, detail }) => ({ value: id, label: name, detail })),
    [bootSource, disks, sources],
  )
  const leastOf = (id: string) => sources.find((source) => source.id === id)?.sizeGiB ?? 0

  // The disk grows with what it is made of, and never shrinks. Changed together: the rules look at the values of one
  // change at a time.
  function change(next: Partial<CreateValues>) {
    const then = { ...values, ...next }
    const least = leastOf(bootSourceId(then))
    void setValues({
      ...then,
      bootSizeGiB: least > Number(then.bootSizeGiB) ? roundUpToTen(least) : then.bootSizeGiB,
    })
  }
  const field = bootSource === 'disk' ? 'bootDisk' : bootSource
  const least = leastOf(bootSourceId(values))
  const isEmpty = choices.length === 0 && status[bootSource].state === 'ready'
  return (
    <Card title="Boot disk">
      <RadioField
        name="bootSource"
        label="Boot from"
        look="segments"
        choices={bootSources}
        onPicked={(next) => change({ bootSource: next })}
      />
      {isEmpty ? (
        <FieldGroup name={field} label={bootChoiceLabels[bootSource]} error={errors[field]}>
          <NothingToBootFrom project={project} source={bootSource} />
        </FieldGroup>
      ) : (
        <ChoiceField
          key={bootSource}
          name={field}
          label={bootChoiceLabels[bootSource]}
          noun={nouns[bootSource]}
          status={status[bootSource]}
          choices={choices}
          onPicked={(chosen) => change({ [field]: chosen })}
        />
      )}
      {bootSource !== 'disk' && !isEmpty && (
        <>
          <NumberField
            name="bootSizeGiB"
            label="Disk size (GiB)"
            {...(least > 0 ? { hint: `At least ${least} GiB` } : {})}
            min={Math.max(least, 1)}
            max={MAX_DISK_GIB}
          />
          <TextField
            name="bootName"
            label="Disk name"
            optional
            hint="Left empty, it is made of the names of the instance and of what it boots from."
          />
        </>
      )}
    </Card>
  )
})

const emptyWords: Record<BootSource, readonly [title: string, body: string]> = {
  siloImage: ['No silo images', 'Promote a project image to have it in every project of the silo.'],
  projectImage: ['No project images', 'Upload an image to boot from it.'],
  snapshot: ['No snapshots', 'Take a snapshot of a disk that boots, to make more of its kind.'],
  disk: ['No free disks', 'Only disks that are not attached to an instance can be booted from.'],
}

function NothingToBootFrom({ project, source }: { project: string; source: BootSource }) {
  const [title, body] = emptyWords[source]
  return (
    <EmptyState
      small
      title={title}
      body={body}
      action={
        source === 'projectImage' ? (
          <LinkButton to={paths.imagesNew({ project })}>Upload image</LinkButton>
        ) : undefined
      }
    />
  )
}
