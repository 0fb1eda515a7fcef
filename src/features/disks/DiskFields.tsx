import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { snapshotLifecycle } from '../../machines/lifecycle/snapshotLifecycle'
import type { Snapshot } from '../../store/api/generated/types'
import { imagesApi } from '../../store/api/images'
import { snapshotsApi } from '../../store/api/snapshots'
import { toDate } from '../../store/model/dates'
import { ALL_LIMIT, BLOCK_SIZES, MAX_DISK_GIB, MIN_DISK_GIB, roundUpToTen } from '../../store/model/limits'
import { formatBytes } from '../../ui/format/bytes'
import { formatDateTime } from '../../ui/format/dates'
import type { ChoiceStatus } from '../../ui/choices'
import { choiceStatus } from '../shared/form/choices'
import {
  ChoiceField,
  DescriptionField,
  NameField,
  NumberField,
  RadioField,
  type Choice,
} from '../shared/form/fields'
import { imageDetail } from '../shared/imageDetail'
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

/** Everything a disk can be made of, and how the lists of it stand. */
export interface DiskSources {
  all: readonly DiskSourceChoice[]
  status: Readonly<Record<'snapshot' | 'image', ChoiceStatus>>
}

/** A snapshot to choose; one that no disk can be made of now stays in the list and says why. */
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

/** Everything a disk of this project can be made of: its snapshots and images, then the silo's images. */
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
        detail: imageDetail(image, from),
        sizeGiB: gibOf(image.size),
      })),
    ]
  }, [snapshots, ours, silos])
  return { all, status: { snapshot: choiceStatus(snapshotList), image: choiceStatus(ourList, siloList) } }
}

/** The size of a source in GiB, rounded up; undefined for one that is not there. */
export const sizeIn = (sources: readonly DiskSourceChoice[]) => (id: string) =>
  sources.find((each) => each.value === id)?.sizeGiB

/** The fields of a new disk, wherever it is to be made. */
export const DiskFields = ({ sources }: { sources: DiskSources }) => (
  <>
    <NameField />
    <DescriptionField />
    <SourceFields sources={sources} />
    <NumberField name="sizeGiB" label="Size (GiB)" min={MIN_DISK_GIB} max={MAX_DISK_GIB} />
  </>
)

function SourceFields({ sources }: { sources: DiskSources }) {
  const { values, setValues } = useFormikContext<DiskFormValues>()
  const { kind } = values

  // A source belongs to its kind, and a blank disk starts with the usual block size.
  const onKind = (next: SourceKind) =>
    void setValues({
      ...values,
      kind: next,
      sourceId: '',
      blockSize: next === 'blank' ? 4096 : values.blockSize,
    })
  function onSource(id: string) {
    const source = sources.all.find((each) => each.value === id)
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
