import type { User, UserPassword } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { revokeCredentials } from '../access/credentials'
import { holds, isFleet, requireFleet, siloRole } from '../access/roles'
import { findSilo, requireSiloAdminOr } from '../access/siloLookup'
import type { SiloRow } from '../models/silo'
import type { UserRow } from '../models/user'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { exists, forbidden, notFound } from '../wire/apiError'
import { byId, pageBy, pageOf } from '../wire/pages'

const toView = ({ id, displayName, siloId, timeCreated, timeModified }: UserRow): User => ({
  id,
  displayName,
  siloId,
  timeCreated,
  timeModified,
})

/** A silo whose users are local. @throws 404 for a silo whose users come from an identity provider */
function localSilo(region: Region, selector: string): SiloRow {
  const silo = findSilo(region, selector)
  if (silo.identityMode !== 'local_only') throw notFound('identity-provider', 'local', 'name')
  return silo
}

function findUser(region: Region, silo: SiloRow, id: string): UserRow {
  const user = region.world.users.get(id)
  if (!user || user.siloId !== silo.id) throw notFound('silo-user', id, 'id')
  return user
}

const passwordOf = (password: UserPassword) => (password.mode === 'password' ? password.value : null)

/** Users of a silo, for its admins and for operators; and the built-in users of the region. Rule: SILO-4. */
export const localUserHandlers = handlersOf({
  siloUserList({ args, region }) {
    const silo = findSilo(region, args.silo ?? '')
    const rows = region.world.users.where(({ siloId }) => siloId === silo.id)
    const { items, nextPage } = pageBy(rows, args, byId)
    return { items: items.map(toView), nextPage }
  },
  siloUserView: ({ args, region }) => toView(findUser(region, findSilo(region, args.silo), args.userId)),
  localIdpUserCreate({ args: { silo: selector, body }, region }) {
    const silo = localSilo(region, selector)
    requireSiloAdminOr(region, silo, 'admin')
    const { users } = region.world
    const { externalId } = body
    if (users.findBy((user) => user.siloId === silo.id && user.login === externalId))
      throw exists('silo-user', externalId)
    const now = region.timestamp()
    const row: UserRow = {
      id: idOf(`user ${silo.id} ${externalId} ${now}`),
      displayName: externalId,
      siloId: silo.id,
      login: externalId,
      groupIds: [],
      password: passwordOf(body.password),
      timeCreated: now,
      timeModified: now,
    }
    users.insert(row)
    return toView(row)
  },
  localIdpUserDelete({ args, region }) {
    const silo = localSilo(region, args.silo)
    requireSiloAdminOr(region, silo, 'admin')
    const user = findUser(region, silo, args.userId)
    revokeCredentials(region, user.id)
    region.world.users.remove(user.id)
  },
  localIdpUserSetPassword({ args, region }) {
    const silo = localSilo(region, args.silo)
    const user = findUser(region, silo, args.userId)
    const caller = region.caller()
    const isAdmin = holds(siloRole(region, caller, silo.id), 'admin') || isFleet(region, 'admin')
    if (!isAdmin && caller.user.id !== user.id) throw forbidden()
    region.world.users.update(user.id, { password: passwordOf(args.body) })
  },
  userBuiltinList({ args, region }) {
    requireFleet(region, 'viewer')
    return pageOf(region.world.builtinUsers.all(), args)
  },
  userBuiltinView({ args, region }) {
    const byUuid = isUuid(args.user)
    const row = region.world.builtinUsers.findBy((user) => (byUuid ? user.id : user.name) === args.user)
    if (!row || !isFleet(region, 'viewer')) throw notFound('user-builtin', args.user, byUuid ? 'id' : 'name')
    return row
  },
})
