/** The session this browser had last. It says where to sign in again, and nothing that is secret. */
interface LastSession {
  silo: string
  /** Whether it was ended by signing out; a session that was lost is taken up again. */
  isLeft: boolean
  /** The identity provider one signed in with, if it was one. */
  provider?: string
}

const KEY = 'orrery.lastSession'

const isLastSession = (value: unknown): value is LastSession =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as LastSession).silo === 'string' &&
  typeof (value as LastSession).isLeft === 'boolean'

/** What this browser kept of its last session, if it had one and keeps anything. */
export function lastSession(): LastSession | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isLastSession(value) ? value : undefined
  } catch {
    // Storage may be off, or hold something of another version.
    return undefined
  }
}

function keep(session: LastSession) {
  try {
    localStorage.setItem(KEY, JSON.stringify(session))
  } catch {
    // The next sign-in asks for the silo.
  }
}

/** What is known of a silo's sign-in. */
function known(silo: string): Pick<LastSession, 'provider'> {
  const last = lastSession()
  return last?.silo === silo && typeof last.provider === 'string' ? { provider: last.provider } : {}
}

/** Notes that there is a session in this silo. */
export const noteSession = (silo: string) => keep({ ...known(silo), silo, isLeft: false })

/** Notes that a silo is signed in to at this identity provider. */
export const noteProvider = (silo: string, provider: string) =>
  keep({ silo, provider, isLeft: lastSession()?.isLeft ?? true })

/** Notes that the session was ended by signing out. */
export function noteSignOut() {
  const last = lastSession()
  if (last) keep({ ...last, isLeft: true })
}
