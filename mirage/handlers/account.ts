import type { DeviceAccessToken, SshKey } from '../../src/store/api/generated/types'
import { isUuid } from '../../src/store/model/names'
import { checkNamed, requireFree } from '../access/lookup'
import type { TokenRow } from '../models/accessToken'
import { handlersOf, type Region } from '../region'
import { newRow } from '../rules/newRow'
import { notFound } from '../wire/fault'
import { pageOf } from '../wire/pages'

/** The caller's own keys. */
export function keysOf(region: Region): SshKey[] {
  const { user } = region.caller()
  return [...region.world.sshKeys.values()].filter((key) => key.siloUserId === user.id)
}

/** One of the caller's own keys. @throws 404 also for other people's. */
export function findKey(region: Region, selector: string): SshKey {
  const byId = isUuid(selector)
  const key = keysOf(region).find((each) => (byId ? each.id : each.name) === selector)
  if (!key) throw notFound('ssh-key', selector, byId ? 'id' : 'name')
  return key
}

const shown = ({ id, timeCreated, timeExpires }: TokenRow): DeviceAccessToken => ({
  id,
  timeCreated,
  timeExpires: timeExpires ?? null,
})

/** What is one's own: keys and tokens. Source: §3.3, §3.23. */
export const accountHandlers = handlersOf({
  currentUserSshKeyList: ({ args, region }) => pageOf(keysOf(region), args),
  currentUserSshKeyView: ({ args, region }) => findKey(region, args.sshKey),
  currentUserSshKeyCreate({ args: { body }, region }) {
    const { name, description } = checkNamed(body)
    requireFree(keysOf(region), 'ssh-key', name)
    const { user } = region.caller()
    const row: SshKey = {
      ...newRow(region, `ssh-key ${user.id}`, { name, description }),
      publicKey: body.publicKey,
      siloUserId: user.id,
    }
    region.world.sshKeys.set(row.id, row)
    return row
  },
  currentUserSshKeyDelete({ args, region }) {
    region.world.sshKeys.delete(findKey(region, args.sshKey).id)
  },
  currentUserAccessTokenList({ args, region }) {
    const { user } = region.caller()
    const own = [...region.world.tokens.values()].filter((token) => token.userId === user.id)
    const { items, nextPage } = pageOf(own, args)
    return { items: items.map(shown), nextPage }
  },
  currentUserAccessTokenDelete({ args, region }) {
    const { user } = region.caller()
    const token = region.world.tokens.get(args.tokenId)
    if (!token || token.userId !== user.id) throw notFound('device-access-token', args.tokenId, 'id')
    region.world.tokens.delete(token.id)
  },
})
