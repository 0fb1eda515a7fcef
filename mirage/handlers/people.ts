import type { Group } from '../../src/store/api/generated/types'
import { Fault, notFound, unauthorized } from '../fault'
import { pageOf } from '../pages'
import { handlersOf } from '../region'
import { requireFleet } from '../roles'
import { currentUser } from '../world'

/** Who is signed in, signing in and out, and the policies that say what they may do. */
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
  policyView({ region }) {
    const { silo } = region.caller()
    const roleAssignments = region.world.roles
      .filter((row) => row.resourceId === silo.id)
      .map(({ identityId, identityType, roleName }) => ({ identityId, identityType, roleName }))
    return { roleAssignments }
  },
  systemPolicyView({ region }) {
    requireFleet(region)
    const admins = [...region.world.users.values()].filter((user) => user.isFleetAdmin)
    return {
      roleAssignments: admins.map((user) => ({
        identityId: user.id,
        identityType: 'silo_user' as const,
        roleName: 'admin' as const,
      })),
    }
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
    region.caller()
    const letters = body.userCode.toUpperCase().replace('-', '')
    if (!/^[A-Z]{8}$/.test(letters))
      throw new Fault(400, undefined, 'unable to parse JSON body: user_code: invalid code at line 1 column 1')
    // No device waits in a browser, so any code is taken for one that does, except those that begin so.
    if (letters.startsWith('BAD')) throw notFound('device-auth-request', body.userCode, 'name')
  },
})
