import { unadoptedDiskLifecycle, unadoptedDiskState } from '#machines/lifecycle/unadoptedDiskLifecycle'
import { unadoptedDiskId, type UnadoptedDisk } from '#model/diskAdoption'
import { resourceKind } from '../resourceKind'

/** Physical disks that are not adopted. The maker's names identify them. */
export const unadoptedDiskKind = resourceKind(
  'unadoptedDisk',
  unadoptedDiskLifecycle,
  unadoptedDiskState,
  ({ diskId }: UnadoptedDisk) => ({ id: unadoptedDiskId(diskId), name: diskId.serial }),
)
