import { beginSession, isSessionOver, sessionValue, TOKEN_PREFIX } from '../access/credentials'
import type { Region } from '../region'
import { personaId, personas } from '../scenarios/personas'
import { invalid } from '../wire/apiError'

/** The cookie of a browser that has signed out: without it, the default persona would be signed in again. */
const SIGNED_OUT = 'orrery-signed-out'

const isPersona = (key: string) => personas.some((persona) => persona.key === key)
const cookiesOf = (headers: Headers) => headers.get('cookie') ?? ''
const hasCookie = (cookies: string, name: string) =>
  cookies.split(/;\s*/).some((pair) => pair.startsWith(`${name}=`))

/**
 * Lets a client call as a persona without signing in: by `X-Persona: yuki`, or by a bearer token `orrery-token-yuki`. A
 * client without any credentials is the default persona, as in the page. Other credentials (cookies, tokens of devices)
 * are left to the region.
 */
export class Callers {
  private readonly sessions = new Map<string, string>()

  /** @param fallback the key of the default persona; null for none */
  constructor(
    private readonly region: Region,
    private readonly fallback: string | null,
  ) {}

  /** The headers with a session of the persona that they name. @throws 400 when there is no such persona */
  authenticateAs(given: Headers): Headers {
    const headers = new Headers(given)
    const key = this.personaOf(headers)
    if (key === null) return headers
    headers.delete('authorization')
    headers.set('cookie', `session=${sessionValue(this.sessionOf(key))}`)
    return headers
  }

  /** The cookies of an answer, and the one that marks a browser as signed out until it signs in again. */
  cookiesFor(answer: Response): string[] {
    const own = answer.headers.getSetCookie()
    const mark = (value: string, age: number) =>
      `${SIGNED_OUT}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`
    if (own.some((cookie) => cookie.startsWith('session=;'))) return [...own, mark('1', 86_400)]
    if (own.length > 0) return [...own, mark('', 0)]
    return own
  }

  private personaOf(headers: Headers): string | null {
    const named = headers.get('x-persona')
    if (named !== null) {
      if (!isPersona(named))
        throw invalid(
          `there is no persona "${named}"; there are: ${personas.map(({ key }) => key).join(', ')}`,
        )
      return named
    }
    const [, token = ''] = headers.get('authorization')?.split(' ') ?? []
    const bearer = token.startsWith(TOKEN_PREFIX) ? token.slice(TOKEN_PREFIX.length) : ''
    if (isPersona(bearer)) return bearer
    const cookies = cookiesOf(headers)
    const hasCredentials =
      headers.has('authorization') || hasCookie(cookies, 'session') || hasCookie(cookies, SIGNED_OUT)
    return hasCredentials ? null : this.fallback
  }

  private sessionOf(key: string): string {
    const { sessions } = this.region.world
    const session = sessions.get(this.sessions.get(key) ?? '')
    if (session && !isSessionOver(this.region, session)) return session.id
    const id = beginSession(this.region, personaId(key))
    this.sessions.set(key, id)
    return id
  }
}
