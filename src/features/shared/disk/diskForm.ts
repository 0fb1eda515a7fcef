import { boolean, mixed, number, object, string } from 'yup'
import type { BlockSize, Disk, DiskCreate, DiskSource, DiskType, Snapshot } from '#store/api/generated/types'
import { formatBytes } from '#ui/format/bytes'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { GIB } from '#model/units'
import { MAX_LOCAL_DISK_GIB, MIN_DISK_GIB } from '#model/limits'
import { settings } from '#model/settings'
import { roundUpToTen } from '#model/diskSize'
import { formatCount } from '#ui/format/numbers'
import { namesError, namesOf } from '#model/countedNames'
import { wireWords } from '#model/case'
import { howMany, judgedWith, resourceDescription, typedText, wholeNumber } from '#features/kit/form/rules'

/** The source of a new disk's content. */
export type SourceKind = 'blank' | 'snapshot' | 'image'

export interface DiskFormValues {
  /** With more than one disk, how their names are counted: `data-{n}`, or `data` for `data-1` and so on. */
  name: string
  /** How many disks; a form that makes one disk of another thing does not ask. */
  count: number | ''
  description: string
  type: DiskType
  kind: SourceKind
  blockSize: BlockSize
  /** Id of the snapshot or image; empty for a blank disk. */
  sourceId: string
  /** Of a disk with a source: it shares the contents of the source, and has its size. */
  readOnly: boolean
  sizeGiB: number | ''
}

export const emptyDisk: DiskFormValues = {
  name: '',
  count: 1,
  description: '',
  type: 'distributed',
  kind: 'blank',
  blockSize: 4096,
  sourceId: '',
  readOnly: false,
  sizeGiB: 10,
}

/** The draft fields of a new disk. */
export const diskDraft = [
  'name',
  'count',
  'description',
  'type',
  'kind',
  'blockSize',
  'sourceId',
  'readOnly',
  'sizeGiB',
] as const

/** The kind of source that counts: a local disk is blank. */
export const countedSourceKind = ({ type, kind }: Pick<DiskFormValues, 'type' | 'kind'>): SourceKind =>
  type === 'local' ? 'blank' : kind

/** The largest size of a disk, in GiB. A local disk is limited by the disks of the sleds, which the region checks. */
export const maxSizeGiB = (type: DiskType) =>
  type === 'local' ? MAX_LOCAL_DISK_GIB : settings.limits.diskGiB

/** The second line of a disk in a picker, with its state unless it is at rest. */
export const diskDetail = ({ size, state: { state } }: Pick<Disk, 'size' | 'state'>) =>
  diskLifecycle.isTransitional(state) ? `${formatBytes(size)}, ${wireWords(state)}` : formatBytes(size)

/** A size in whole GiB, rounded up. */
export const gibOf = (bytes: number) => Math.ceil(bytes / GIB)

/** Initial values for a disk from a snapshot, with room to grow. */
export const diskFromSnapshot = ({ id, size }: Pick<Snapshot, 'id' | 'size'>): DiskFormValues => ({
  ...emptyDisk,
  kind: 'snapshot',
  sourceId: id,
  sizeGiB: roundUpToTen(gibOf(size)),
})

/**
 * The rules of the form.
 *
 * @param sourceGiB size of the chosen source, rounded up; undefined while none is chosen
 * @param taken the names of the project's disks, if many are created
 */
export const diskSchema = (
  sourceGiB: (id: string) => number | undefined,
  taken: ReadonlySet<string> = new Set(),
) =>
  object({
    name: judgedWith(
      ['count'],
      typedText().test('name', (name, context) => {
        const { count } = context.parent as DiskFormValues
        const error = namesError({ name, count }, taken, 'disk')
        return error ? context.createError({ message: error }) : true
      }),
    ),
    count: howMany(),
    description: resourceDescription(),
    type: string<DiskType>().required(),
    kind: string<SourceKind>().required(),
    readOnly: boolean().required(),
    blockSize: number().required(),
    sourceId: judgedWith(
      ['type', 'kind'],
      string()
        .ensure()
        .when(['type', 'kind'], ([type, kind], rule) => {
          if (type === 'local' || kind === 'blank') return rule
          return rule.required(kind === 'image' ? 'Source image is required' : 'Source snapshot is required')
        }),
    ),
    sizeGiB: judgedWith(
      ['type', 'kind', 'sourceId', 'readOnly'],
      mixed().when('type', ([type]) => {
        const max = maxSizeGiB(type as DiskType)
        return wholeNumber('Size', {
          min: MIN_DISK_GIB,
          max,
          unit: 'GiB',
        }).test('source', (value, context) => {
          const values = context.parent as DiskFormValues
          const kind = countedSourceKind(values)
          const least = kind === 'blank' ? undefined : sourceGiB(values.sourceId)
          if (least === undefined || value === least) return true
          if (values.readOnly)
            return context.createError({
              message: `Must be as large as the ${kind} (${formatCount(least)} GiB)`,
            })
          return value > least
            ? true
            : context.createError({
                message: `Must be at least as large as the ${kind} (${formatCount(least)} GiB)`,
              })
        })
      }),
    ),
  })

/** The requests for all disks: their names are counted. Rule: MANY-6. */
export const diskBodies = (values: DiskFormValues): readonly DiskCreate[] =>
  namesOf(values).map((name) => diskBody({ ...values, name }))

/** The request for a new disk. */
export function diskBody(values: DiskFormValues): DiskCreate {
  const { name, description, type, kind, sourceId, blockSize } = values
  const size = Number(values.sizeGiB) * GIB
  if (type === 'local') return { name, description, size, diskBackend: { type } }
  const readOnly = values.readOnly && { readOnly: true }
  const source: DiskSource =
    kind === 'snapshot'
      ? { type: 'snapshot', snapshotId: sourceId, ...readOnly }
      : kind === 'image'
        ? { type: 'image', imageId: sourceId, ...readOnly }
        : { type: 'blank', blockSize }
  return { name, description, size, diskBackend: { type, diskSource: source } }
}
