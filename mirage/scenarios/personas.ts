import type { Group } from '#store/api/generated/types'
import { GIB, TIB } from '#model/units'
import type { RoleRow } from '../models/role'
import type { SiloRow } from '../models/silo'
import type { UserRow } from '../models/user'
import { idOf } from '../random'
import type { World } from '../world'

/** A user that the preview can sign in as. */
export interface Persona {
  key: string
  name: string
  silo: string
  /** The rights of the user, in a few words for the banner. */
  role: string
}

export const personas: readonly Persona[] = [
  { key: 'marit', name: 'Marit Aune', silo: 'tidewater-ops', role: 'operates the region' },
  { key: 'dele', name: 'Dele Bankole', silo: 'tidewater-ops', role: 'builds projects' },
  { key: 'yuki', name: 'Yuki Tanabe', silo: 'tidewater-ops', role: 'looks on in one project' },
  { key: 'colm', name: 'Colm Rafferty', silo: 'tidewater-ops', role: 'has no role yet' },
  { key: 'ines', name: 'Ines Quadros', silo: 'tidewater-research', role: 'runs the other silo' },
]

export const personaId = (key: string) => idOf(`user ${key}`)

const silo = (
  name: string,
  more: Omit<SiloRow, 'id' | 'name' | 'timeCreated' | 'timeModified'>,
): SiloRow => ({
  id: idOf(`silo ${name}`),
  name,
  timeCreated: '2024-10-02T08:14:05.120000Z',
  timeModified: '2025-11-18T15:40:22.907000Z',
  ...more,
})

/** The times of users and groups: they came with the silos. */
export const identityTimes = {
  timeCreated: '2024-10-02T08:14:05.120000Z',
  timeModified: '2024-10-02T08:14:05.120000Z',
}

const groupsOf: Record<string, readonly string[]> = {
  marit: ['network-ops', 'on-call'],
  dele: ['platform-builders', 'on-call'],
  yuki: ['harbour-observers'],
}

/** Adds the silos, the personas, their groups and their roles. */
export function addPersonas(world: World) {
  const ops = silo('tidewater-ops', {
    description: 'Ships, berths and boxes',
    identityMode: 'saml_jit',
    discoverable: true,
    mappedFleetRoles: { admin: ['admin'] },
    quota: { cpus: 480, memory: 3 * TIB, storage: 120 * TIB },
    deviceTokenMaxTtlSeconds: null,
  })
  const research = silo('tidewater-research', {
    description: 'Ice, sensors and theses',
    identityMode: 'local_only',
    discoverable: true,
    mappedFleetRoles: {},
    quota: { cpus: 64, memory: 512 * GIB, storage: 20 * TIB },
    deviceTokenMaxTtlSeconds: null,
  })
  const recovery = silo('recovery', {
    description: 'For the day nothing else answers',
    identityMode: 'local_only',
    discoverable: false,
    mappedFleetRoles: {},
    quota: { cpus: 0, memory: 0, storage: 0 },
    deviceTokenMaxTtlSeconds: null,
  })
  for (const row of [ops, research, recovery]) world.silos.insert(row)

  for (const name of ['harbour-observers', 'platform-builders', 'network-ops', 'on-call']) {
    const group: Group = { id: idOf(`group ${name}`), displayName: name, siloId: ops.id, ...identityTimes }
    world.groups.insert(group)
  }
  for (const { key, name, silo: home } of personas) {
    const user: UserRow = {
      id: personaId(key),
      displayName: name,
      siloId: home === ops.name ? ops.id : research.id,
      login: key,
      groupIds: (groupsOf[key] ?? []).map((group) => idOf(`group ${group}`)),
      ...identityTimes,
    }
    world.users.insert(user)
  }
  const roles: readonly RoleRow[] = [
    { resourceId: ops.id, identityId: personaId('marit'), identityType: 'silo_user', roleName: 'admin' },
    {
      resourceId: ops.id,
      identityId: idOf('group platform-builders'),
      identityType: 'silo_group',
      roleName: 'collaborator',
    },
    { resourceId: research.id, identityId: personaId('ines'), identityType: 'silo_user', roleName: 'admin' },
  ]
  for (const role of roles) world.roles.insert(role)
  return { ops, research }
}
