import { keep as keepText, keptJson } from './browserStorage'
import { isRecord } from '../model/isRecord'

/** The last session of this browser, for the next sign-in. Contains no secrets. */
interface LastSession {
  silo: string
  /** Whether the user signed out. A lost session is resumed after sign-in instead. */
  isLeft: boolean
  /** The identity provider of the sign-in, if any. */
  provider?: string
  /** Whether the user had the pages of operators. */
  isOperator?: boolean
}

const KEY = 'orrery.lastSession'

/** The key under which a tab stores the unfinished plans of an ended session. */
export const LEFT_UNDONE = 'orrery.leftUndone'

const isLastSession = (value: unknown): value is LastSession =>
  isRecord(value) &&
  typeof value['silo'] === 'string' &&
  typeof value['isLeft'] === 'boolean' &&
  typeof (value['provider'] ?? '') === 'string'

/** The stored last session, if any. */
export const lastSession = (): LastSession | undefined => keptJson('local', KEY, isLastSession)

/** Without storage, the next sign-in asks for the silo. */
const keep = (session: LastSession) => void keepText('local', KEY, JSON.stringify(session))

/** The stored data of a silo. */
function dataOf(silo: string): Pick<LastSession, 'provider' | 'isOperator'> {
  const last = lastSession()
  return last?.silo === silo ? last : {}
}

/** Stores the silo of the session. */
export const noteSession = (silo: string) => keep({ ...dataOf(silo), silo, isLeft: false })

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
