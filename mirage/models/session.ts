import type { ConsoleSession } from '#store/api/generated/types'

/** A session and its user. */
export interface SessionRow extends ConsoleSession {
  userId: string
}
