import { useMemo } from 'react'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { DiskType, Snapshot } from '#store/api/generated/types'
import { imagesApi } from '#store/api/resources/images'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { countedNames, countOf, MOST_AT_ONCE, namesInShort } from '#model/countedNames'
import { toDate } from '#model/dates'
import { ALL_LIMIT } from '#model/paging'
import { BLOCK_SIZES, MIN_DISK_GIB } from '#model/limits'
import { roundUpToTen } from '#model/diskSize'
import { formatBytes } from '#ui/format/bytes'
import { formatDateTime } from '#ui/format/formatDateTime'
import { useHasFeature } from '#store/useRegionVersion'
import { Checkbox } from '#ui/forms/Checkbox'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { formatExact } from '#ui/format/numbers'
import { choiceStatus, type Choice } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { NumberField } from '#features/kit/form/fields/NumberField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { NotOffered } from '#features/kit/form/NotOffered'
import { type FormStore, useForm, useFormPart } from '#features/kit/form/FormFields'
import { imageSummary } from '../image/imageSummary'
import { gibOf, countedSourceKind, maxSizeGiB, type DiskFormValues, type SourceKind } from './diskForm'

const types: Choice<DiskType>[] = [
  { value: 'distributed', label: 'Distributed', detail: 'Copied to several sleds; right for most work' },
  {
    value: 'local',
    label: 'Local',
    detail: 'Blank and fast, on the sled of its instance, without snapshots',
  },
]
const kinds: Choice<SourceKind>[] = [
  { value: 'blank', label: 'Blank' },
  { value: 'snapshot', label: 'Snapshot' },
  { value: 'image', label: 'Image' },
]
const blockSizes = BLOCK_SIZES.map((size) => ({ value: size, label: formatExact(size) }))

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
    disabledReason: reason,
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

type DiskForm = FormStore<DiskFormValues>

/**
 * The fields of a new disk, in every form that creates one.
 *
 * @param isCounted whether it asks how many
 */
export const DiskFields = ({ sources, isCounted = false }: { sources: DiskSources; isCounted?: boolean }) => (
  <>
    {isCounted ? <CountedNameFields /> : <NameField />}
    <DescriptionField />
    <TypeField />
    <SourceFields sources={sources} />
    <SizeField sources={sources.all} />
    <NotOffered
      features={['localDisks', 'readOnlyDisks']}
      instead="Disks of this region are distributed, and can be written to."
    />
  </>
)

/** The name, how many disks, and the names of all. */
function CountedNameFields() {
  const count = useFormPart(({ values }: DiskForm) => countOf(values))
  const name = useFormPart(({ values }: DiskForm) => values.name)
  const names = count > 1 && name !== '' ? namesInShort(countedNames(name, count)) : undefined
  return (
    <>
      <NameField />
      <NumberField
        name="count"
        label="How many"
        min={1}
        max={MOST_AT_ONCE}
        hint={names && `Creates ${names}. {n} in the name is the place of the number.`}
      />
    </>
  )
}

/** Where a disk is kept, if the region has a choice. */
const TypeField = () => useHasFeature('localDisks') && <RadioField name="type" label="Type" choices={types} />

/** A disk is at least as large as its source; a read-only one has the size of it. */
function SizeField({ sources }: { sources: readonly DiskSourceChoice[] }) {
  const type = useFormPart(({ values }: DiskForm) => values.type)
  const sourceId = useFormPart(({ values }: DiskForm) => (values.type === 'local' ? '' : values.sourceId))
  const least = sizeIn(sources)(sourceId)
  return <NumberField name="sizeGiB" label="Size (GiB)" min={least ?? MIN_DISK_GIB} max={maxSizeGiB(type)} />
}

/** Whether a disk only reads its source. Sets the size, which is then that of the source. */
function ReadOnlyField({ sources }: { sources: readonly DiskSourceChoice[] }) {
  const { values, setValues } = useForm<DiskFormValues>()
  if (!useHasFeature('readOnlyDisks')) return null
  const size = sizeIn(sources)(values.sourceId)
  return (
    <Checkbox
      name="readOnly"
      label="Read-only"
      checked={values.readOnly}
      onChange={(readOnly) =>
        void setValues({ ...values, readOnly, sizeGiB: (readOnly ? size : undefined) ?? values.sizeGiB })
      }
    />
  )
}

function SourceFields({ sources }: { sources: DiskSources }) {
  const { values, setValues } = useForm<DiskFormValues>()
  const kind = countedSourceKind(values)

  // Another source type clears the source; a blank disk starts with the default block size.
  const onKind = (next: SourceKind) =>
    void setValues({
      ...values,
      kind: next,
      sourceId: '',
      readOnly: next !== 'blank' && values.readOnly,
      blockSize: next === 'blank' ? 4096 : values.blockSize,
    })
  function onSource(id: string) {
    const source = sources.all.find((source) => source.value === id)
    const grown =
      source && source.sizeGiB > Number(values.sizeGiB) ? roundUpToTen(source.sizeGiB) : values.sizeGiB
    const size = source && values.readOnly ? source.sizeGiB : grown
    void setValues({ ...values, sourceId: id, sizeGiB: size })
  }
  if (values.type === 'local') return null
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
      {kind !== 'blank' && <ReadOnlyField sources={sources.all} />}
    </>
  )
}
