import { number, object, string } from 'yup'
import type { BlockSize, Disk, DiskCreate, Snapshot } from '#store/api/generated/types'
import { formatBytes } from '#ui/format/bytes'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { GIB } from '#store/model/units'
import { MAX_DISK_GIB, MIN_DISK_GIB } from '#store/model/limits'
import { roundUpToTen } from '#store/model/diskSize'
import { resourceDescription, resourceName, wholeNumber } from '#features/kit/form/rules'

/** The source of a new disk's content. */
export type SourceKind = 'blank' | 'snapshot' | 'image'

export interface DiskFormValues {
  name: string
  description: string
  kind: SourceKind
  blockSize: BlockSize
  /** Id of the snapshot or image; empty for a blank disk. */
  sourceId: string
  sizeGiB: number | ''
}

export const emptyDisk: DiskFormValues = {
  name: '',
  description: '',
  kind: 'blank',
  blockSize: 4096,
  sourceId: '',
  sizeGiB: 10,
}

/** The draft fields of a new disk. */
export const diskDraft = ['name', 'description', 'kind', 'blockSize', 'sourceId', 'sizeGiB'] as const

/** The second line of a disk in a picker, with its state unless it is at rest. */
export const diskDetail = ({ size, state: { state } }: Pick<Disk, 'size' | 'state'>) =>
  diskLifecycle.isTransitional(state)
    ? `${formatBytes(size)}, ${state.replaceAll('_', ' ')}`
    : formatBytes(size)

/** A size in whole GiB, rounded up. */
export const gibOf = (bytes: number) => Math.ceil(bytes / GIB)

/** Initial values for a disk from a snapshot, with room to grow. */
export const diskFrom = ({ id, size }: Pick<Snapshot, 'id' | 'size'>): DiskFormValues => ({
  ...emptyDisk,
  kind: 'snapshot',
  sourceId: id,
  sizeGiB: roundUpToTen(gibOf(size)),
})

/**
 * The rules of the form.
 *
 * @param sourceGiB size of the chosen source, rounded up; undefined while none is chosen
 */
export const diskSchema = (sourceGiB: (id: string) => number | undefined) =>
  object({
    name: resourceName(),
    description: resourceDescription(),
    kind: string<SourceKind>().required(),
    blockSize: number().required(),
    sourceId: string()
      .ensure()
      .when('kind', ([kind], rule) => {
        if (kind === 'blank') return rule
        return rule.required(kind === 'image' ? 'Source image is required' : 'Source snapshot is required')
      }),
    sizeGiB: wholeNumber('Size', {
      min: MIN_DISK_GIB,
      max: MAX_DISK_GIB,
      tooLarge: `Must be at most ${MAX_DISK_GIB} GiB`,
    }).test('source', (value, context) => {
      const { kind, sourceId } = context.parent as DiskFormValues
      const least = kind === 'blank' ? undefined : sourceGiB(sourceId)
      return least === undefined || value >= least
        ? true
        : context.createError({ message: `Must be at least as large as the ${kind} (${least} GiB)` })
    }),
  })

/** The request for a new disk. */
export function diskBody(values: DiskFormValues): DiskCreate {
  const { name, description, kind, sourceId, blockSize } = values
  const size = Number(values.sizeGiB) * GIB
  if (kind === 'snapshot')
    return { name, description, size, diskSource: { type: 'snapshot', snapshotId: sourceId } }
  if (kind === 'image') return { name, description, size, diskSource: { type: 'image', imageId: sourceId } }
  return { name, description, size, diskSource: { type: 'blank', blockSize } }
}
