import type { Disk } from '#store/api/generated/types'

/** Id of the instance named by a disk's state, if any. */
export const instanceOf = ({ state }: Disk): string | undefined =>
  'instance' in state ? state.instance : undefined
