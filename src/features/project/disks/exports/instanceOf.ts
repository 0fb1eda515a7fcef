import type { Disk } from '#store/api/generated/types'

/** The id of the instance in a disk's state, if any. */
export const instanceOf = ({ state }: Disk): string | undefined =>
  'instance' in state ? state.instance : undefined
