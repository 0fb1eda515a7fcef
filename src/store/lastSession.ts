import { keep as keepText, kept } from './browserStorage'

/** The last session of this browser, for the next sign-in. Contains no secrets. */
interface LastSession {
  silo: string
  /** Whether the user signed out. A lost session is resumed after sign-in instead. */
  isLeft: boolean
  /** The identity provider of the sign-in, if any. */
  provider?: string
}

const KEY = 'orrery.lastSession'

/** The key under which a tab stores the unfinished plans of an ended session. */
export const LEFT_UNDONE = 'orrery.leftUndone'

const isLastSession = (value: unknown): value is LastSession =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as LastSession).silo === 'string' &&
  typeof (value as LastSession).isLeft === 'boolean'

/** The stored last session, if any. */
export function lastSession(): LastSession | undefined {
  try {
    const value: unknown = JSON.parse(kept('local', KEY) ?? 'null')
    return isLastSession(value) ? value : undefined
  } catch {
    // Data of another version, perhaps.
    return undefined
  }
}

/** Without storage, the next sign-in asks for the silo. */
const keep = (session: LastSession) => void keepText('local', KEY, JSON.stringify(session))

/** The stored sign-in data of a silo. */
function providerOf(silo: string): Pick<LastSession, 'provider'> {
  const last = lastSession()
  return { ...(last?.silo === silo && typeof last.provider === 'string' && { provider: last.provider }) }
}

/** Stores the silo of the session. */
export const noteSession = (silo: string) => keep({ ...providerOf(silo), silo, isLeft: false })

/** Stores the identity provider of a silo. */
export const noteProvider = (silo: string, provider: string) =>
  keep({ silo, provider, isLeft: lastSession()?.isLeft ?? true })

/** Stores that the session ended by sign-out. */
export function noteSignOut() {
  const last = lastSession()
  if (last) keep({ ...last, isLeft: true })
}
