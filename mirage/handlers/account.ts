import type { DeviceAccessToken, SshKey } from '#store/api/generated/types'
import { checkNamed, requireFree } from '../access/lookup'
import type { TokenRow } from '../models/accessToken'
import { handlersOf } from '../region'
import { newRow } from '../rules/newRow'
import { findOwnKey, ownKeys } from '../rules/sshKeys'
import { notFound } from '../wire/apiError'
import { pageOf } from '../wire/pages'

const toView = ({ id, timeCreated, timeExpires }: TokenRow): DeviceAccessToken => ({
  id,
  timeCreated,
  timeExpires: timeExpires ?? null,
})

/** The keys and tokens of the caller. Rules: SILO-6, AUTH-9. */
export const accountHandlers = handlersOf({
  currentUserSshKeyList: ({ args, region }) => pageOf(ownKeys(region), args),
  currentUserSshKeyView: ({ args, region }) => findOwnKey(region, args.sshKey),
  currentUserSshKeyCreate({ args: { body }, region }) {
    const { name, description } = checkNamed(body)
    requireFree(ownKeys(region), 'ssh-key', name)
    const { user } = region.caller()
    const row: SshKey = {
      ...newRow(region, `ssh-key ${user.id}`, { name, description }),
      publicKey: body.publicKey,
      siloUserId: user.id,
    }
    region.world.sshKeys.insert(row)
    return row
  },
  currentUserSshKeyDelete({ args, region }) {
    region.world.sshKeys.remove(findOwnKey(region, args.sshKey).id)
  },
  currentUserAccessTokenList({ args, region }) {
    const { user } = region.caller()
    const own = region.world.tokens.where((token) => token.userId === user.id)
    const { items, nextPage } = pageOf(own, args)
    return { items: items.map(toView), nextPage }
  },
  currentUserAccessTokenDelete({ args, region }) {
    const { user } = region.caller()
    const token = region.world.tokens.get(args.tokenId)
    if (!token || token.userId !== user.id) throw notFound('device-access-token', args.tokenId, 'id')
    region.world.tokens.remove(token.id)
  },
})
