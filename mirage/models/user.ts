import type { User } from '#store/api/generated/types'

/** A user. */
export interface UserRow extends User {
  /** The name by which the user signs in. */
  login: string
  groupIds: readonly string[]
  /** Null when signing in with a password is not allowed; absent when none was set. */
  password?: string | null
}
