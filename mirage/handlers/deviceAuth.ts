import { DASH_AFTER } from '../../src/store/model/deviceCode'
import { tokenValue } from '../access/credentials'
import type { TokenRow } from '../models/accessToken'
import { idOf, Random } from '../random'
import { Bytes, handlersOf, type Region } from '../region'
import { invalid, notFound } from '../wire/fault'

// A device asks, a person confirms, the device fetches its token. Source: §3.2, §4.9.

/** A code as it is printed, and as it is expected: letters with a dash among them. */
const printed = (code: string) => `${code.slice(0, DASH_AFTER)}-${code.slice(DASH_AFTER)}`

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ'
const WAITS_S = 300

const json = (value: unknown, status = 200) =>
  new Bytes(new TextEncoder().encode(JSON.stringify(value)), status, { 'content-type': 'application/json' })

const letters = (seed: string, from: string, count: number) => {
  const random = new Random(seed)
  return Array.from({ length: count }, () => from.charAt(random.between(0, from.length - 1))).join('')
}

/**
 * The end of a token: what was asked for, else as late as the silo allows, else never.
 *
 * @throws 400 when more was asked for than the silo allows
 */
function expiryOf(region: Region, ttl: number | null): string | null {
  const most = region.caller().silo.deviceTokenMaxTtlSeconds ?? null
  if (ttl !== null && most !== null && ttl > most)
    throw invalid(`requested TTL of ${ttl} seconds exceeds the maximum of ${most} seconds`)
  const seconds = ttl ?? most
  return seconds === null ? null : new Date(region.clock.now() + seconds * 1_000).toISOString()
}

function giveToken(region: Region, seed: string, timeExpires: string | null): TokenRow {
  const now = region.timestamp()
  const { user } = region.caller()
  const id = idOf(`token ${user.id} ${seed} ${now}`)
  const row: TokenRow = { id, userId: user.id, timeCreated: now, timeExpires }
  region.world.tokens.set(id, row)
  return row
}

function refuseExpired(region: Region, seed: string): never {
  // The control plane keeps a token that is over before it began. So do we.
  giveToken(region, seed, region.timestamp())
  throw invalid('device authorization request expired')
}

export const deviceAuthHandlers = handlersOf({
  deviceAuthRequest({ args: { body }, region }) {
    const { deviceRequests } = region.world
    const seed = `device ${body.clientId} ${region.timestamp()} ${deviceRequests.size}`
    const id = idOf(seed)
    const userCode = letters(`user code ${seed}`, CONSONANTS, 8)
    const deviceCode = letters(`device code ${seed}`, '0123456789abcdef', 40)
    deviceRequests.set(id, {
      id,
      clientId: body.clientId,
      deviceCode,
      userCode,
      ttlSeconds: body.ttlSeconds ?? null,
      timeExpires: new Date(region.clock.now() + WAITS_S * 1_000).toISOString(),
      tokenId: null,
    })
    return json({
      device_code: deviceCode,
      user_code: printed(userCode),
      verification_uri: `${region.origin}/device/verify`,
      expires_in: WAITS_S,
    })
  },
  deviceAuthConfirm({ args: { body }, region }) {
    const code = body.userCode.replaceAll('-', '')
    const missing = notFound('device-auth-request', body.userCode, 'name')
    // The whole text counts, dash included: a console that puts it elsewhere lets no device in.
    if (!/^[A-Z]{8}$/.test(code) || body.userCode !== printed(code)) throw missing
    const { deviceRequests } = region.world
    const request = [...deviceRequests.values()].find(
      (each) => each.userCode === code && each.tokenId === null,
    )
    if (request) {
      if (Date.parse(request.timeExpires) <= region.clock.now()) refuseExpired(region, code)
      const token = giveToken(region, code, expiryOf(region, request.ttlSeconds))
      deviceRequests.set(request.id, { ...request, tokenId: token.id })
      return
    }
    // No device waits in a browser, so any code is taken for one that does, except those that begin so.
    if (code.startsWith('BAD')) throw missing
    if (code.startsWith('OLD')) refuseExpired(region, code)
    giveToken(region, code, expiryOf(region, null))
  },
  deviceAccessToken({ args: { body }, region }) {
    if (body.grantType !== 'urn:ietf:params:oauth:grant-type:device_code')
      return json({ error: 'unsupported_grant_type' }, 400)
    const { deviceRequests, tokens } = region.world
    const request = [...deviceRequests.values()].find(
      (each) => each.clientId === body.clientId && each.deviceCode === body.deviceCode,
    )
    const token = request?.tokenId ? tokens.get(request.tokenId) : undefined
    if (!token) return json({ error: 'authorization_pending' }, 400)
    return json({
      access_token: tokenValue(token.id),
      token_id: token.id,
      token_type: 'bearer',
      time_expires: token.timeExpires ?? null,
    })
  },
})
