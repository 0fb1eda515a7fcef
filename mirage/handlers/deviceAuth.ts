import { settings } from '#model/settings'
import { tokenValue } from '../access/credentials'
import type { TokenRow } from '../models/accessToken'
import { idOf, Random } from '../random'
import { handlersOf, type Region } from '../region'
import { invalid, notFound } from '../wire/apiError'
import { BinaryResponse } from '../wire/binaryResponse'

// Device authorization: a device requests a code, a user confirms it, the device fetches its token.

/** A code with its dash: the device prints it so, and the confirmation expects it so. */
const printed = (code: string) => {
  // The console reads the same setting: docs/decisions/007.
  const at = settings.deviceCodeDashAfter
  return `${code.slice(0, at)}-${code.slice(at)}`
}

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ'
const WAITS_S = 300

const json = (value: unknown, status = 200) =>
  new BinaryResponse(new TextEncoder().encode(JSON.stringify(value)), status, {
    'content-type': 'application/json',
  })

const letters = (seed: string, from: string, count: number) => {
  const random = new Random(seed)
  return Array.from({ length: count }, () => from.charAt(random.between(0, from.length - 1))).join('')
}

/**
 * When a token expires: after the requested time, else after the longest time that the silo allows, else never.
 *
 * @throws 400 when the silo does not allow the requested time
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
  region.world.tokens.insert(row)
  return row
}

function refuseExpired(region: Region, seed: string): never {
  // As in the control plane, a token is stored that is expired from the start.
  giveToken(region, seed, region.timestamp())
  throw invalid('device authorization request expired')
}

export const deviceAuthHandlers = handlersOf({
  deviceAuthRequest({ args: { body }, region }) {
    const { deviceRequests } = region.world
    const seed = `device ${body.clientId} ${region.timestamp()} ${deviceRequests.all().length}`
    const id = idOf(seed)
    const userCode = letters(`user code ${seed}`, CONSONANTS, 8)
    const deviceCode = letters(`device code ${seed}`, '0123456789abcdef', 40)
    deviceRequests.insert({
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
    // The dash counts: a console that puts it elsewhere cannot confirm a device.
    if (!/^[A-Z]{8}$/.test(code) || body.userCode !== printed(code)) throw missing
    const { deviceRequests } = region.world
    const request = deviceRequests.findBy((row) => row.userCode === code && row.tokenId === null)
    if (request) {
      if (Date.parse(request.timeExpires) <= region.clock.now()) refuseExpired(region, code)
      const token = giveToken(region, code, expiryOf(region, request.ttlSeconds))
      deviceRequests.update(request.id, { tokenId: token.id })
      return
    }
    // In the page no device waits, so every code is accepted except those that begin with BAD.
    if (code.startsWith('BAD')) throw missing
    if (code.startsWith('OLD')) refuseExpired(region, code)
    giveToken(region, code, expiryOf(region, null))
  },
  deviceAccessToken({ args: { body }, region }) {
    if (body.grantType !== 'urn:ietf:params:oauth:grant-type:device_code')
      return json({ error: 'unsupported_grant_type' }, 400)
    const { deviceRequests, tokens } = region.world
    const request = deviceRequests.findBy(
      (row) => row.clientId === body.clientId && row.deviceCode === body.deviceCode,
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
