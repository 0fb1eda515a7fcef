import type { SshKey } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import type { Region } from '../region'
import { notFound } from '../wire/apiError'

/** The SSH keys of the caller. */
export function ownKeys(region: Region): SshKey[] {
  const { user } = region.caller()
  return region.world.sshKeys.where((key) => key.siloUserId === user.id)
}

/** A key of the caller by name or id. @throws 404, also for a key of another user */
export function findOwnKey(region: Region, selector: string): SshKey {
  const byId = isUuid(selector)
  const key = ownKeys(region).find(({ id, name }) => (byId ? id : name) === selector)
  if (!key) throw notFound('ssh-key', selector, byId ? 'id' : 'name')
  return key
}
