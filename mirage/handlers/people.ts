import type { Group } from '../../src/store/api/generated/types'
import { readAssertion } from '../formats/saml'
import { type UserRow } from '../models/user'
import { idOf } from '../random'
import { Bytes, handlersOf, type Region } from '../region'
import { notFound, unauthorized } from '../wire/fault'
import { pageOf } from '../wire/pages'
import { currentUser } from '../world'

/** People of the seed have no password of their own: any will do but `bad`. */
const fits = ({ password }: UserRow, given: string) =>
  password === undefined ? given !== '' && given !== 'bad' : password === given

/** Somebody as their identity provider says they are: made at the first sign-in, and put into their groups at each. */
function welcome({ world }: Region, siloId: string, name: string, groups: readonly string[]): UserRow {
  const known = [...world.users.values()].find((each) => each.siloId === siloId && each.login === name)
  const groupIds = groups.map((displayName) => {
    const found = [...world.groups.values()].find(
      (each) => each.siloId === siloId && each.displayName === displayName,
    )
    const group = found ?? { id: idOf(`group ${siloId} ${displayName}`), displayName, siloId }
    world.groups.set(group.id, group)
    return group.id
  })
  const id = known?.id ?? idOf(`user ${siloId} ${name}`)
  const user: UserRow = { id, displayName: name, siloId, login: name, ...known, groupIds }
  world.users.set(id, user)
  return user
}

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
    const { silos, users } = region.world
    const silo = [...silos.values()].find((each) => each.name === siloName)
    if (!silo) throw notFound('silo', siloName, 'name')
    if (silo.identityMode !== 'local_only') throw notFound('identity-provider', 'local', 'name')
    const user = [...users.values()].find((each) => each.siloId === silo.id && each.login === body.username)
    if (!user || !fits(user, body.password)) throw unauthorized()
    region.signIn(user.id)
  },
  loginSaml({ args: { siloName, providerName, body }, region }) {
    const { silos, identityProviders } = region.world
    const silo = [...silos.values()].find((each) => each.name === siloName)
    if (!silo) throw notFound('silo', siloName, 'name')
    const provider = [...identityProviders.values()].find(
      (each) => each.siloId === silo.id && each.name === providerName,
    )
    if (!provider) throw notFound('saml-identity-provider', providerName, 'name')
    const form = new TextDecoder().decode(body)
    const { name, groups, relayState } = readAssertion(form, provider.groupAttributeName ?? null)
    region.signIn(welcome(region, silo.id, name, groups).id)
    return new Bytes(new Uint8Array(), 303, { location: relayState })
  },
  logout: ({ region }) => region.signIn(null),
})
