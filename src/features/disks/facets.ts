import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import type { Disk } from '#store/api/generated/types'
import type { Facet } from '#features/shared/list/filter'
import { attachedFacet, sizeFacet, stateFacet, wordFacet } from '#features/shared/list/facets'
import { diskTone } from '#features/shared/stateTones'
import { instanceOf } from './instanceOf'

const sourceOf = ({ imageId, snapshotId }: Disk) => (imageId ? 'image' : snapshotId ? 'snapshot' : 'blank')

/** The facets of the disk list. @param names of the project's instances, by id */
export const diskFacets = (names: ReadonlyMap<string, string>): readonly Facet<Disk>[] => [
  stateFacet(diskLifecycle, (disk) => disk.state.state, diskTone),
  attachedFacet('Attached to', instanceOf, names),
  sizeFacet((disk) => disk.size),
  wordFacet('source', 'Source', sourceOf),
]
