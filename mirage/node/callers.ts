import { beginSession, isSessionOver, sessionValue, TOKEN_PREFIX } from '../access/credentials'
import type { Region } from '../region'
import { personaId, personas } from '../scenarios/people'
import { invalid } from '../wire/fault'

/** Remembers in a browser that its person signed out, so that nobody is put in their place. */
const SIGNED_OUT = 'orrery-signed-out'

const knows = (key: string) => personas.some((each) => each.key === key)
const cookiesOf = (headers: Headers) => headers.get('cookie') ?? ''
const has = (cookies: string, name: string) =>
  cookies.split(/;\s*/).some((pair) => pair.startsWith(`${name}=`))

/**
 * Lets a client be one of the personas without signing in: by `X-Persona: yuki`, or by a bearer token
 * `orrery-token-yuki`. Whoever shows nothing at all is the default persona, as in the page. Everything else (cookies,
 * tokens that a device was given) is the region's business.
 */
export class Callers {
  private readonly sessions = new Map<string, string>()

  /** @param fallback the default persona; null for nobody */
  constructor(
    private readonly region: Region,
    private readonly fallback: string | null,
  ) {}

  /** The headers as the region is to see them. @throws 400 when there is no such persona */
  credit(given: Headers): Headers {
    const headers = new Headers(given)
    const key = this.personaOf(headers)
    if (key === null) return headers
    headers.delete('authorization')
    headers.set('cookie', `session=${sessionValue(this.sessionOf(key))}`)
    return headers
  }

  /** Cookies to be set beside those of an answer: whoever signs out stays nobody until they sign in again. */
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
      if (!knows(named))
        throw invalid(
          `there is no persona "${named}"; there are: ${personas.map(({ key }) => key).join(', ')}`,
        )
      return named
    }
    const [, token = ''] = headers.get('authorization')?.split(' ') ?? []
    const bearer = token.startsWith(TOKEN_PREFIX) ? token.slice(TOKEN_PREFIX.length) : ''
    if (knows(bearer)) return bearer
    const cookies = cookiesOf(headers)
    const isSomebody = headers.has('authorization') || has(cookies, 'session') || has(cookies, SIGNED_OUT)
    return isSomebody ? null : this.fallback
  }

  private sessionOf(key: string): string {
    const { sessions } = this.region.world
    const known = sessions.get(this.sessions.get(key) ?? '')
    if (known && !isSessionOver(this.region, known)) return known.id
    const id = beginSession(this.region, personaId(key))
    this.sessions.set(key, id)
    return id
  }
}
