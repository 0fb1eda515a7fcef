import type { Group } from '../../src/store/api/generated/types'
import { idOf } from '../random'
import { GIB, TIB } from '../../src/store/model/limits'
import type { SiloRow, UserRow, World } from '../world'

/** Somebody the preview can be seen as. */
export interface Persona {
  key: string
  name: string
  silo: string
  /** What they show, in a few words for the banner. */
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

const silo = (name: string, cpus: number, memory: number, storage: number): SiloRow => ({
  id: idOf(`silo ${name}`),
  name,
  quota: { cpus, memory, storage },
})

const groupsOf: Record<string, readonly string[]> = {
  marit: ['network-ops', 'on-call'],
  dele: ['platform-builders', 'on-call'],
  yuki: ['harbour-observers'],
}

/** The company, its people, their groups and their roles. Source: backend-behaviour §7.2. */
export function addPeople(world: World) {
  const ops = silo('tidewater-ops', 480, 3 * TIB, 120 * TIB)
  const research = silo('tidewater-research', 64, 512 * GIB, 20 * TIB)
  for (const each of [ops, research]) world.silos.set(each.id, each)

  for (const name of ['harbour-observers', 'platform-builders', 'network-ops', 'on-call']) {
    const group: Group = { id: idOf(`group ${name}`), displayName: name, siloId: ops.id }
    world.groups.set(group.id, group)
  }
  for (const { key, name, silo: home } of personas) {
    const user: UserRow = {
      id: personaId(key),
      displayName: name,
      siloId: home === ops.name ? ops.id : research.id,
      login: key,
      isFleetAdmin: key === 'marit',
      groupIds: (groupsOf[key] ?? []).map((group) => idOf(`group ${group}`)),
    }
    world.users.set(user.id, user)
  }
  world.roles.push(
    { resourceId: ops.id, identityId: personaId('marit'), identityType: 'silo_user', roleName: 'admin' },
    {
      resourceId: ops.id,
      identityId: idOf('group platform-builders'),
      identityType: 'silo_group',
      roleName: 'collaborator',
    },
    { resourceId: research.id, identityId: personaId('ines'), identityType: 'silo_user', roleName: 'admin' },
  )
  return { ops, research }
}
