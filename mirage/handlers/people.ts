import type { Group } from '../../src/store/api/generated/types'
import { Fault, notFound, unauthorized } from '../fault'
import { pageOf } from '../pages'
import { idOf } from '../random'
import { handlersOf } from '../region'
import { currentUser } from '../world'

/** Who is signed in, and signing in and out. */
export const peopleHandlers = handlersOf({
  ping: () => ({ status: 'ok' as const }),
  currentUserView: ({ region }) => currentUser(region.caller()),
  currentUserGroups({ args, region }) {
    const { user } = region.caller()
    const groups = user.groupIds.flatMap((id): Group[] => {
      const group = region.world.groups.get(id)
      return group ? [group] : []
    })
    return pageOf(groups, args)
  },
  loginLocal({ args: { siloName, body }, region }) {
    const silo = [...region.world.silos.values()].find((each) => each.name === siloName)
    const user = [...region.world.users.values()].find(
      (each) => each.siloId === silo?.id && each.login === body.username,
    )
    // Any password but "bad": the mock keeps none.
    if (!user || body.password === 'bad' || body.password === '') throw unauthorized()
    region.signIn(user.id)
  },
  logout: ({ region }) => region.signIn(null),
  deviceAuthConfirm({ args: { body }, region }) {
    const { user } = region.caller()
    const letters = body.userCode.toUpperCase().replace('-', '')
    if (!/^[A-Z]{8}$/.test(letters))
      throw new Fault(400, undefined, 'unable to parse JSON body: user_code: invalid code at line 1 column 1')
    // No device waits in a browser, so any code is taken for one that does, except those that begin so.
    if (letters.startsWith('BAD')) throw notFound('device-auth-request', body.userCode, 'name')
    const now = region.timestamp()
    const id = idOf(`token ${user.id} ${letters} ${now}`)
    region.world.tokens.set(id, { id, userId: user.id, timeCreated: now, timeExpires: null })
  },
})
