import type { User } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { isFleet } from '../access/roles'
import { requireSiloAdminOr } from '../access/siloLookup'
import type { UserRow } from '../models/user'
import { handlersOf, type Region } from '../region'
import { usedBy } from '../rules/quota'
import { notFound } from '../wire/apiError'
import { pageOf } from '../wire/pages'

const toView = ({ id, displayName, siloId, timeCreated, timeModified }: UserRow): User => ({
  id,
  displayName,
  siloId,
  timeCreated,
  timeModified,
})

function findGroup(region: Region, id: string) {
  const group = region.world.groups.get(id)
  if (!group || group.siloId !== region.caller().silo.id) throw notFound('silo-group', id, 'id')
  return group
}

/**
 * The caller's silo: its users, its groups, and what it uses. Everyone may read their own silo (record, policy, people,
 * groups, providers, quotas, utilization, settings), and their own keys, tokens, sessions and groups. Rule: SILO-8.
 */
export const directoryHandlers = handlersOf({
  userList({ args, region }) {
    const { silo } = region.caller()
    // As in the control plane, a group that is not an id is ignored.
    const group = args.group && isUuid(args.group) ? findGroup(region, args.group) : undefined
    const rows = region.world.users.where(
      (row) => row.siloId === silo.id && (!group || row.groupIds.includes(group.id)),
    )
    const { items, nextPage } = pageOf(rows, args)
    return { items: items.map(toView), nextPage }
  },
  userView({ args, region }) {
    const { silo } = region.caller()
    const row = region.world.users.get(args.userId)
    if (!row || (row.siloId !== silo.id && !isFleet(region, 'viewer')))
      throw notFound('silo-user', args.userId, 'id')
    return toView(row)
  },
  groupList({ args, region }) {
    const { silo } = region.caller()
    return pageOf(
      region.world.groups.where((row) => row.siloId === silo.id),
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
    region.world.silos.update(silo.id, { deviceTokenMaxTtlSeconds })
    return { siloId: silo.id, deviceTokenMaxTtlSeconds }
  },
})
