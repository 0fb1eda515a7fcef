import { HOUR_MS } from '#src/durations'
import { Random, idOf } from '../random'
import type { Region } from '../region'
import { unauthorized } from '../wire/apiError'

// Identifies the caller by a token in a header, by a cookie, or as the persona of the page. No secret is stored:
// the value of a token or a session is derived from its id.
//
// A bearer token with the region's prefix counts first, then the session cookie. A bearer value with another prefix, or
// another scheme, counts as no credentials. Without valid credentials: 401. The cookie is `session`: 40 hex digits;
// Path=/; HttpOnly; SameSite=Lax; Max-Age 86400. Logout always succeeds and clears it.

export const TOKEN_PREFIX = 'orrery-token-'
const COOKIE = 'session'

const hex40 = (text: string) => {
  const random = new Random(text)
  return Array.from({ length: 40 }, () => random.between(0, 15).toString(16)).join('')
}

/** The value of a token. */
export const tokenValue = (id: string) => `${TOKEN_PREFIX}${hex40(`token ${id}`)}`
/** The value of a token of an identity provider. It identifies no user. */
export const scimTokenValue = (id: string) => `orrery-scim-${hex40(`scim token ${id}`)}`
/** The value of a session's cookie. */
export const sessionValue = (id: string) => hex40(`session ${id}`)

const IDLE_MS = 8 * HOUR_MS
const ABSOLUTE_MS = 24 * HOUR_MS

/** Whether a session is over: after eight hours without a call, or after a day. */
export function isSessionOver(
  region: Region,
  { timeCreated, timeLastUsed }: { timeCreated: string; timeLastUsed: string },
) {
  const now = region.clock.now()
  return now - Date.parse(timeLastUsed) >= IDLE_MS || now - Date.parse(timeCreated) >= ABSOLUTE_MS
}

/** Begins a session of a user. @returns its id */
export function beginSession(region: Region, userId: string): string {
  const now = region.timestamp()
  const id = idOf(`session ${userId} ${now} ${region.world.sessions.all().length}`)
  region.world.sessions.insert({ id, userId, timeCreated: now, timeLastUsed: now })
  return id
}

/** Deletes all tokens and sessions of a user. */
export function revokeCredentials({ world }: Region, userId: string) {
  for (const rows of [world.tokens, world.sessions]) rows.removeWhere((row) => row.userId === userId)
}

function byToken(region: Region, value: string): string {
  const token = region.world.tokens.findBy(({ id }) => tokenValue(id) === value)
  if (!token || (token.timeExpires && Date.parse(token.timeExpires) <= region.clock.now()))
    throw unauthorized()
  return token.userId
}

const cookieOf = (headers: Headers) =>
  headers
    .get('cookie')
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1]

/** The session with that cookie; null when there is none, or it is over. */
function byCookie(region: Region, value: string): string | null {
  const session = region.world.sessions.findBy(({ id }) => sessionValue(id) === value)
  if (!session || isSessionOver(region, session)) return null
  return session.id
}

interface Credentials {
  /** The header that sets or deletes the caller's cookie, if the call signed in or out. */
  cookie(): Record<string, string>
  /** Ends the identity of the call. */
  restore(): void
}

/**
 * Sets the caller: by a bearer token with our prefix, else by the cookie. In the page there are no cookies, and
 * the signed-in persona makes every call without a token.
 *
 * @throws 401 when the token is unknown or expired
 */
export function authenticate(region: Region, headers: Headers): Credentials {
  const [scheme, value = ''] = headers.get('authorization')?.split(' ') ?? []
  const isToken = scheme?.toLowerCase() === 'bearer' && value.startsWith(TOKEN_PREFIX)
  if (isToken) region.actAs({ userId: byToken(region, value), sessionId: null })
  else if (region.usesCookies) {
    const cookie = cookieOf(headers)
    const sessionId = cookie ? byCookie(region, cookie) : null
    region.actAs({ userId: sessionId && (region.world.sessions.get(sessionId)?.userId ?? null), sessionId })
  } else region.actAs(undefined)
  const before = region.session()
  if (before) {
    const { sessions } = region.world
    if (sessions.has(before)) sessions.update(before, { timeLastUsed: region.timestamp() })
  }
  return {
    cookie(): Record<string, string> {
      const after = region.session()
      if (!region.usesCookies || after === before) return {}
      const session = after ? sessionValue(after) : ''
      const age = after ? ABSOLUTE_MS / 1_000 : 0
      return { 'set-cookie': `${COOKIE}=${session}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}` }
    },
    restore: () => region.actAs(undefined),
  }
}
