import type { Disk } from '../../store/api/generated/types'

/** Id of the instance that a disk's state speaks of, if it speaks of one. */
export const instanceOf = ({ state }: Disk): string | undefined =>
  'instance' in state ? state.instance : undefined
