import { keep as keepText, keptJson } from './browserStorage'
import { isRecord } from '#model/isRecord'

/** The last session of this browser, for the next sign-in. Contains no secrets. */
interface LastSession {
  silo: string
  /** Whether the user signed out. A lost session is resumed after sign-in instead. */
  isLeft: boolean
  /** The identity provider of the sign-in, if any. */
  provider?: string | undefined
  /** The user; undefined until the region has said who signed in. */
  userId?: string | undefined
  /** Whether that user had the pages of operators. */
  isOperator?: boolean | undefined
}

const KEY = 'orrery.lastSession'

/** The key under which a tab stores the unfinished plans of an ended session. */
export const LEFT_UNDONE = 'orrery.leftUndone'

const isLastSession = (value: unknown): value is LastSession =>
  isRecord(value) &&
  typeof value['silo'] === 'string' &&
  typeof value['isLeft'] === 'boolean' &&
  typeof (value['provider'] ?? '') === 'string' &&
  typeof (value['userId'] ?? '') === 'string'

/** The stored last session, if any. */
export const lastSession = (): LastSession | undefined => keptJson('local', KEY, isLastSession)

/** Without storage, the next sign-in asks for the silo. */
const keep = (session: LastSession) => void keepText('local', KEY, JSON.stringify(session))

/** The session that this page goes on with, if any: nothing is shown of one that a user has left. */
export function openSession(): LastSession | undefined {
  const last = lastSession()
  return last?.isLeft ? undefined : last
}

/**
 * Stores the silo and the user of the session. What the user before had is not theirs.
 *
 * @param userId undefined until the region has said who signed in
 */
export function noteSession(silo: string, userId?: string) {
  const last = lastSession()
  const isOfSilo = last?.silo === silo
  const isOfUser = isOfSilo && userId !== undefined && last.userId === userId
  keep({
    silo,
    userId,
    isLeft: false,
    provider: isOfSilo ? last.provider : undefined,
    isOperator: isOfUser ? last.isOperator : undefined,
  })
}

/** Stores whether the user has the pages of operators, for the frame of the next first page. */
export function noteOperator(isOperator: boolean) {
  const last = lastSession()
  if (last) keep({ ...last, isOperator })
}

/** Stores the identity provider of a silo. */
export const noteProvider = (silo: string, provider: string) =>
  keep({ silo, provider, isLeft: lastSession()?.isLeft ?? true })

/** Stores that the session ended by sign-out. */
export function noteSignOut() {
  const last = lastSession()
  if (last) keep({ ...last, isLeft: true })
}
