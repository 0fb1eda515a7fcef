import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import type { Disk } from '#store/api/generated/types'
import { resourceKind } from '../resourceKind'

export const diskKind = resourceKind('disk', diskLifecycle, (disk: Disk) => disk.state.state)
