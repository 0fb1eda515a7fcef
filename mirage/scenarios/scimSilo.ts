import { GIB, TIB } from '#model/units'
import { scimTokenList } from '#store/api/generated/operations/systemScim'
import { offers } from '#store/api/versions/offers'
import { hoursAgo } from '../factories/times'
import type { SiloRow } from '../models/silo'
import { idOf } from '../random'
import type { Region } from '../region'

// A silo whose identity provider writes its users and groups by SCIM.

const SILO = 'tidewater-carriers'
const ADMINS = 'carrier-admins'

/** The users and the groups of each: their names at the provider, and when that made and last changed them, in hours ago. */
const users: readonly [name: string, groups: readonly string[], made: number, changed: number][] = [
  ['ada.nyberg@carriers.example', [ADMINS], 5_190, 5_190],
  ['bo.ferreira@carriers.example', ['drivers'], 5_190, 2_400],
  // Deactivated at the provider, which no field tells.
  ['cato.lind@carriers.example', ['drivers', 'dispatch'], 5_188, 30],
  ['dina.okafor@carriers.example', ['dispatch'], 720, 720],
]

/**
 * Adds the silo where regions have SCIM, with two tokens: the one in use, and the one before it, which was never deleted.
 *
 * @param ops a silo without SCIM, which has a token that has no effect
 */
export function addScimSilo(region: Region, ops: SiloRow) {
  if (!offers(region.api, scimTokenList)) return
  const { world } = region
  const stamps = (made: number, changed = made) => ({
    timeCreated: hoursAgo(region, made),
    timeModified: hoursAgo(region, changed),
  })
  const silo: SiloRow = {
    id: idOf(`silo ${SILO}`),
    name: SILO,
    description: 'The hauliers and their drivers',
    identityMode: 'saml_scim',
    adminGroupName: ADMINS,
    discoverable: true,
    mappedFleetRoles: {},
    quota: { cpus: 16, memory: 64 * GIB, storage: 2 * TIB },
    deviceTokenMaxTtlSeconds: null,
    ...stamps(5_300),
  }
  world.silos.insert(silo)
  world.identityProviders.insert({
    id: idOf('identity-provider carriers-sso'),
    name: 'carriers-sso',
    description: 'The hauliers’ sign-in',
    siloId: silo.id,
    acsUrl: `https://${SILO}.sys.region.example/login/${SILO}/saml/carriers-sso`,
    groupAttributeName: null,
    idpEntityId: 'https://sso.carriers.example/entity',
    publicCert: null,
    sloUrl: 'https://sso.carriers.example/logout',
    spClientId: 'tidewater-carriers-console',
    technicalContactEmail: 'identity@carriers.example',
    ...stamps(5_290),
  })
  const groupId = (name: string) => idOf(`group ${SILO} ${name}`)
  for (const displayName of [ADMINS, 'dispatch', 'drivers'])
    world.groups.insert({ id: groupId(displayName), displayName, siloId: silo.id, ...stamps(5_195) })
  world.roles.insert({
    resourceId: silo.id,
    identityId: groupId(ADMINS),
    identityType: 'silo_group',
    roleName: 'admin',
  })
  for (const [displayName, groups, made, changed] of users)
    world.users.insert({
      id: idOf(`user ${SILO} ${displayName}`),
      displayName,
      siloId: silo.id,
      login: displayName,
      groupIds: groups.map(groupId),
      ...stamps(made, changed),
    })
  for (const [siloId, hours] of [
    [silo.id, 5_200],
    [silo.id, 700],
    [ops.id, 2_000],
  ] as const)
    world.scimTokens.insert({
      id: idOf(`scim token ${siloId} seed ${hours}`),
      siloId,
      timeCreated: hoursAgo(region, hours),
      timeExpires: null,
    })
}
