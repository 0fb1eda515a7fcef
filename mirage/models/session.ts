import type { ConsoleSession } from '../../src/store/api/generated/types'

/** A session, and whose it is. */
export interface SessionRow extends ConsoleSession {
  userId: string
}
