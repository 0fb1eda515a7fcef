import type { User } from '../../src/store/api/generated/types'
import { isUuid } from '../../src/store/model/names'
import { isFleet } from '../access/roles'
import { requireSiloAdminOr } from '../access/siloLookup'
import type { UserRow } from '../models/user'
import { handlersOf, type Region } from '../region'
import { usedBy } from '../rules/quota'
import { notFound } from '../wire/fault'
import { pageOf } from '../wire/pages'

const shown = ({ id, displayName, siloId }: UserRow): User => ({ id, displayName, siloId })

function findGroup(region: Region, id: string) {
  const group = region.world.groups.get(id)
  if (!group || group.siloId !== region.caller().silo.id) throw notFound('silo-group', id, 'id')
  return group
}

/** The silo as everybody in it may see it: its people, its groups, what it uses. Source: §3.13. */
export const directoryHandlers = handlersOf({
  userList({ args, region }) {
    const { silo } = region.caller()
    // A group that is no id is ignored without a word, as the control plane does.
    const group = args.group && isUuid(args.group) ? findGroup(region, args.group) : undefined
    const rows = [...region.world.users.values()].filter(
      (row) => row.siloId === silo.id && (!group || row.groupIds.includes(group.id)),
    )
    const { items, nextPage } = pageOf(rows, args)
    return { items: items.map(shown), nextPage }
  },
  userView({ args, region }) {
    const { silo } = region.caller()
    const row = region.world.users.get(args.userId)
    if (!row || (row.siloId !== silo.id && !isFleet(region, 'viewer')))
      throw notFound('silo-user', args.userId, 'id')
    return shown(row)
  },
  groupList({ args, region }) {
    const { silo } = region.caller()
    return pageOf(
      [...region.world.groups.values()].filter((row) => row.siloId === silo.id),
      args,
    )
  },
  groupView: ({ args, region }) => findGroup(region, args.groupId),
  utilizationView({ region }) {
    const { silo } = region.caller()
    return { capacity: silo.quota, provisioned: usedBy(region, silo.id) }
  },
  authSettingsView({ region }) {
    const { id, deviceTokenMaxTtlSeconds } = region.caller().silo
    return { siloId: id, deviceTokenMaxTtlSeconds: deviceTokenMaxTtlSeconds ?? null }
  },
  authSettingsUpdate({ args: { body }, region }) {
    const { silo } = region.caller()
    requireSiloAdminOr(region, silo, 'collaborator')
    const deviceTokenMaxTtlSeconds = body.deviceTokenMaxTtlSeconds ?? null
    region.world.silos.set(silo.id, { ...silo, deviceTokenMaxTtlSeconds })
    return { siloId: silo.id, deviceTokenMaxTtlSeconds }
  },
})
