import { useMemo } from 'react'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Snapshot } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { toDate } from '#store/model/dates'
import { ALL_LIMIT } from '#store/model/paging'
import { BLOCK_SIZES, MAX_DISK_GIB, MIN_DISK_GIB } from '#store/model/limits'
import { roundUpToTen } from '#store/model/diskSize'
import { formatBytes } from '#ui/format/bytes'
import { formatDateTime } from '#ui/format/dates'
import type { ChoiceStatus } from '#ui/forms/choices'
import { choiceStatus } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import type { Choice } from '#features/kit/form/choices'
import { type FormStore, useForm, useFormPart } from '#features/kit/form/FormFields'
import { imageSummary } from '../image/imageSummary'
import { gibOf, type DiskFormValues, type SourceKind } from './diskForm'

const kinds: Choice<SourceKind>[] = [
  { value: 'blank', label: 'Blank' },
  { value: 'snapshot', label: 'Snapshot' },
  { value: 'image', label: 'Image' },
]
const blockSizes = BLOCK_SIZES.map((size) => ({ value: size, label: String(size) }))

export interface DiskSourceChoice extends Choice {
  kind: SourceKind
  sizeGiB: number
}

/** All sources of a disk, and the status of their lists. */
export interface DiskSources {
  all: readonly DiskSourceChoice[]
  status: Readonly<Record<'snapshot' | 'image', ChoiceStatus>>
}

/** A snapshot option; one that cannot be used now stays in the list with its reason. */
function snapshotChoice({ id, name, size, state, timeCreated }: Snapshot): DiskSourceChoice {
  const reason = snapshotLifecycle.why(state, 'command.createDisk')
  return {
    kind: 'snapshot',
    value: id,
    label: name,
    detail: `${formatDateTime(toDate(timeCreated))}, ${formatBytes(size)}`,
    sizeGiB: gibOf(size),
    ...(reason ? { disabledReason: reason } : {}),
  }
}

/** All sources for a disk of this project: its snapshots and images, then the silo's images. */
export function useDiskSources(project: string): DiskSources {
  const snapshotList = snapshotsApi.endpoints.snapshotList.useQuery({ project, limit: ALL_LIMIT })
  const ourList = imagesApi.endpoints.imageList.useQuery({ project, limit: ALL_LIMIT })
  const siloList = imagesApi.endpoints.imageList.useQuery({ limit: ALL_LIMIT })
  const snapshots = snapshotList.currentData
  const ours = ourList.currentData
  const silos = siloList.currentData
  const all = useMemo(() => {
    const images = [
      ...(ours?.items ?? []).map((image) => ({ image, from: 'Project image' })),
      ...(silos?.items ?? []).map((image) => ({ image, from: 'Silo image' })),
    ]
    return [
      ...(snapshots?.items ?? []).map(snapshotChoice),
      ...images.map(({ image, from }) => ({
        kind: 'image' as const,
        value: image.id,
        label: image.name,
        detail: imageSummary(image, from),
        sizeGiB: gibOf(image.size),
      })),
    ]
  }, [snapshots, ours, silos])
  return { all, status: { snapshot: choiceStatus(snapshotList), image: choiceStatus(ourList, siloList) } }
}

/** The size of a source in GiB, rounded up; undefined if it does not exist. */
export const sizeIn = (sources: readonly DiskSourceChoice[]) => (id: string) =>
  sources.find((source) => source.value === id)?.sizeGiB

/** The fields of a new disk, in every form that creates one. */
export const DiskFields = ({ sources }: { sources: DiskSources }) => (
  <>
    <NameField />
    <DescriptionField />
    <SourceFields sources={sources} />
    <SizeField sources={sources.all} />
  </>
)

/** A disk is at least as large as its source. */
function SizeField({ sources }: { sources: readonly DiskSourceChoice[] }) {
  const sourceId = useFormPart(({ values }: FormStore<DiskFormValues>) => values.sourceId)
  const least = sizeIn(sources)(sourceId)
  return <NumberField name="sizeGiB" label="Size (GiB)" min={least ?? MIN_DISK_GIB} max={MAX_DISK_GIB} />
}

function SourceFields({ sources }: { sources: DiskSources }) {
  const { values, setValues } = useForm<DiskFormValues>()
  const { kind } = values

  // Another source type clears the source; a blank disk starts with the default block size.
  const onKind = (next: SourceKind) =>
    void setValues({
      ...values,
      kind: next,
      sourceId: '',
      blockSize: next === 'blank' ? 4096 : values.blockSize,
    })
  function onSource(id: string) {
    const source = sources.all.find((source) => source.value === id)
    const grown =
      source && source.sizeGiB > Number(values.sizeGiB) ? roundUpToTen(source.sizeGiB) : values.sizeGiB
    void setValues({ ...values, sourceId: id, sizeGiB: grown })
  }
  return (
    <>
      <RadioField name="kind" label="Source" choices={kinds} onPicked={onKind} />
      {kind === 'blank' ? (
        <RadioField name="blockSize" label="Block size (bytes)" choices={blockSizes} />
      ) : (
        <ChoiceField
          key={kind}
          name="sourceId"
          label={kind === 'image' ? 'Source image' : 'Source snapshot'}
          noun={kind}
          choices={sources.all.filter((source) => source.kind === kind)}
          status={sources.status[kind]}
          onPicked={onSource}
        />
      )}
    </>
  )
}
