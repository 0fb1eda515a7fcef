import { isSessionOver, revokeCredentials } from '../access/credentials'
import { holds, siloRole } from '../access/roles'
import type { UserRow } from '../models/user'
import { handlersOf, type Region } from '../region'
import { forbidden, notFound } from '../wire/apiError'
import { byId, pageBy } from '../wire/pages'

/** A user of the caller's silo. @throws 404 for users of other silos; 403 unless it is the caller, or an admin calls */
function findOwn(region: Region, id: string): UserRow {
  const caller = region.caller()
  const user = region.world.users.get(id)
  if (!user || user.siloId !== caller.silo.id) throw notFound('silo-user', id, 'id')
  if (user.id !== caller.user.id && !holds(siloRole(region, caller), 'admin')) throw forbidden()
  return user
}

/** Tokens and sessions of users of the caller's silo. Rule: SILO-9. */
export const userSessionHandlers = handlersOf({
  userTokenList({ args, region }) {
    const user = findOwn(region, args.userId)
    const rows = region.world.tokens.where(({ userId }) => userId === user.id)
    const { items, nextPage } = pageBy(rows, args, byId)
    return {
      items: items.map(({ id, timeCreated, timeExpires }) => ({
        id,
        timeCreated,
        timeExpires: timeExpires ?? null,
      })),
      nextPage,
    }
  },
  userSessionList({ args, region }) {
    const user = findOwn(region, args.userId)
    const rows = region.world.sessions.where((row) => row.userId === user.id && !isSessionOver(region, row))
    const { items, nextPage } = pageBy(rows, args, byId)
    return {
      items: items.map(({ id, timeCreated, timeLastUsed }) => ({ id, timeCreated, timeLastUsed })),
      nextPage,
    }
  },
  userLogout({ args, region }) {
    revokeCredentials(region, findOwn(region, args.userId).id)
  },
})
