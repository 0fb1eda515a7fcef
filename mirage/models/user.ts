import type { User } from '../../src/store/api/generated/types'

/** A person. */
export interface UserRow extends User {
  /** The names by which this person signs in. */
  login: string
  groupIds: readonly string[]
  /** Null when signing in with a password is not allowed; absent when nobody set one. */
  password?: string | null
}
