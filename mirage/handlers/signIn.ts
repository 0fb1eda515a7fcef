import type { Group } from '#store/api/generated/types'
import { readAssertion } from '../formats/saml'
import { type UserRow } from '../models/user'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { notFound, unauthorized } from '../wire/apiError'
import { BinaryResponse } from '../wire/binaryResponse'
import { currentUser } from '../access/currentUser'
import { pageOf } from '../wire/pages'

/** Users of the seed have no password: every password but `bad` is accepted. */
const isPasswordOf = ({ password }: UserRow, given: string) =>
  password === undefined ? given !== '' && given !== 'bad' : password === given

/** A user by the name at the identity provider. @throws 401 */
function findUser({ world }: Region, siloId: string, name: string): UserRow {
  const user = world.users.findBy((row) => row.siloId === siloId && row.login === name)
  if (!user) throw unauthorized()
  return user
}

/** The user whom an identity provider names: created at the first sign-in, with the groups of the latest one. */
function provisionUser(region: Region, siloId: string, name: string, groups: readonly string[]): UserRow {
  const { world } = region
  const newTimes = () => {
    const now = region.timestamp()
    return { timeCreated: now, timeModified: now }
  }
  const present = world.users.findBy((user) => user.siloId === siloId && user.login === name)
  const groupIds = groups.map((displayName) => {
    const found = world.groups.findBy((group) => group.siloId === siloId && group.displayName === displayName)
    const id = idOf(`group ${siloId} ${displayName}`)
    return (found ?? world.groups.insert({ id, displayName, siloId, ...newTimes() })).id
  })
  if (present) return world.users.update(present.id, { groupIds })
  const id = idOf(`user ${siloId} ${name}`)
  return world.users.insert({ id, displayName: name, siloId, login: name, ...newTimes(), groupIds })
}

/** The signed-in user, and signing in and out. */
export const signInHandlers = handlersOf({
  ping: () => ({ status: 'ok' as const }),
  currentUserView: ({ region }) => currentUser(region),
  currentUserGroups({ args, region }) {
    const { user } = region.caller()
    const groups = user.groupIds.flatMap((id): Group[] => {
      const group = region.world.groups.get(id)
      return group ? [group] : []
    })
    return pageOf(groups, args)
  },
  /** Exists in local_only silos only. A wrong name or password is 401 and stays in the form. */
  loginLocal({ args: { siloName, body }, region }) {
    const { silos, users } = region.world
    const silo = silos.findBy((row) => row.name === siloName)
    if (!silo) throw notFound('silo', siloName, 'name')
    if (silo.identityMode !== 'local_only') throw notFound('identity-provider', 'local', 'name')
    const user = users.findBy((row) => row.siloId === silo.id && row.login === body.username)
    if (!user || !isPasswordOf(user, body.password)) throw unauthorized()
    region.signIn(user.id)
  },
  loginSaml({ args: { siloName, providerName, body }, region }) {
    const { silos, identityProviders } = region.world
    const silo = silos.findBy((row) => row.name === siloName)
    if (!silo) throw notFound('silo', siloName, 'name')
    const provider = identityProviders.findBy((row) => row.siloId === silo.id && row.name === providerName)
    if (!provider) throw notFound('saml-identity-provider', providerName, 'name')
    const form = new TextDecoder().decode(body)
    const { name, groups, relayState } = readAssertion(form, provider.groupAttributeName ?? null)
    // With SCIM, the provider creates users and groups before they sign in.
    const user =
      silo.identityMode === 'saml_scim'
        ? findUser(region, silo.id, name)
        : provisionUser(region, silo.id, name, groups)
    region.signIn(user.id)
    return new BinaryResponse(new Uint8Array(), 303, { location: relayState })
  },
  logout: ({ region }) => region.signIn(null),
})
