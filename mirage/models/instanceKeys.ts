import type { SshKey } from '#store/api/generated/types'

/** The keys with which an instance was created. They stay when the originals are deleted. */
export interface InstanceKeysRow {
  /** The id of the instance. */
  id: string
  keys: readonly SshKey[]
}
