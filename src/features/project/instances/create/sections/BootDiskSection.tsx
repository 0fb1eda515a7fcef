import { memo, useMemo } from 'react'
import { projectImages } from '#features/project/images/noun'
import type { Disk } from '#store/api/generated/types'
import { settings } from '#model/settings'
import { roundUpToTen } from '#model/diskSize'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { Card } from '#ui/layout/Card'
import { EmptyState } from '#ui/feedback/EmptyState'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { formatCount } from '#ui/format/numbers'
import { diskDetail } from '#features/shared/disk/diskForm'
import { type FormStore, useFormNow, useFormPart } from '#features/kit/form/FormFields'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { TextField } from '#features/kit/form/fields/TextField'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { bootSourceId, type BootSource, type CreateValues } from '../createValues'
import type { SourceChoice } from '../useFormOptions'
import { bootChoiceLabels } from '../fieldLabels'

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

type CreateForm = FormStore<CreateValues>

interface BootDiskSectionProps {
  project: string
  sources: readonly SourceChoice[]
  /** The attachable disks. */
  disks: readonly Disk[]
  /** The status of each list. */
  status: Readonly<Record<BootSource, ChoiceStatus>>
}

/** The boot disk: a new disk from a source, or an existing disk. */
export const BootDiskSection = memo(function BootDiskSection({
  project,
  sources,
  disks,
  status,
}: BootDiskSectionProps) {
  const bootSource = useFormPart(({ values }: CreateForm) => values.bootSource)
  const source = useFormPart(({ values }: CreateForm) => bootSourceId(values))
  const field = bootSource === 'disk' ? 'bootDisk' : bootSource
  const error = useFormPart(({ errors }: CreateForm) => errors[field])
  const formNow = useFormNow<CreateValues>()
  const choices = useMemo(
    () =>
      bootSource === 'disk'
        ? disks.map((disk) => ({ value: disk.name, label: disk.name, detail: diskDetail(disk) }))
        : sources
            .filter(({ kind }) => kind === bootSource)
            .map(({ id, name, detail }) => ({ value: id, label: name, detail })),
    [bootSource, disks, sources],
  )
  const leastOf = (id: string) => sources.find((one) => one.id === id)?.sizeGiB ?? 0

  // The size grows with the source and never shrinks. Both values change together, because validation runs after
  // each change.
  function change(next: Partial<CreateValues>) {
    const { values, setValues } = formNow()
    const then = { ...values, ...next }
    const least = leastOf(bootSourceId(then))
    void setValues({
      ...then,
      bootSizeGiB: least > Number(then.bootSizeGiB) ? roundUpToTen(least) : then.bootSizeGiB,
    })
  }
  const least = leastOf(source)
  const of = status[bootSource]
  const isEmpty = choices.length === 0 && of.state === 'ready' && of.first === undefined
  return (
    <Card title="Boot disk">
      <RadioField
        name="bootSource"
        label="Boot from"
        choices={bootSources}
        onPicked={(next) => change({ bootSource: next })}
      />
      {isEmpty ? (
        <FieldGroup name={field} label={bootChoiceLabels[bootSource]} error={error}>
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
            hint={least > 0 ? `At least ${formatCount(least)} GiB` : undefined}
            min={Math.max(least, 1)}
            max={settings.limits.diskGiB}
          />
          <TextField
            name="bootName"
            label="Disk name"
            optional
            hint={`Default: the names of the instance and the ${bootSource === 'snapshot' ? 'snapshot' : 'image'}`}
          />
        </>
      )}
    </Card>
  )
})

const emptyWords: Record<BootSource, readonly [title: string, body: string]> = {
  siloImage: ['No silo images', 'Promote a project image to have it in every project of the silo.'],
  projectImage: ['No project images', 'Upload an image to boot from it.'],
  snapshot: ['No snapshots', 'Take a snapshot of a boot disk, to create more instances like it.'],
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
          <LinkButton to={projectImages.to.create({ project })}>Upload image</LinkButton>
        ) : undefined
      }
    />
  )
}
