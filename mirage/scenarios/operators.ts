import type { SiloRole } from '#store/api/generated/types'
import { FLEET_ID } from '../access/roles'
import type { RoleRow } from '../models/role'
import type { SiloRow } from '../models/silo'
import { idOf } from '../random'
import type { Region } from '../region'
import { identityTimes, personaId } from './personas'

// The users of the company besides the personas: enough to search, fewer than a page of a hundred.

const opsNames = [
  'Aarav Deshmukh',
  'Abebe Tadesse',
  'Adaeze Okonkwo',
  'Agnieszka Zielińska',
  'Aino Korhonen',
  'Akira Nakamura',
  'Alejandra Ríos',
  'Amina Diallo',
  'Anton Lindqvist',
  'Ayşe Yıldız',
  'Beatriz Figueira',
  'Bohdan Kravets',
  'Caoimhe Brennan',
  'Chidi Eze',
  'Chloé Marchand',
  'Dagny Hólm',
  'Darius Kazlauskas',
  'Eleni Papadaki',
  'Emeka Obi',
  'Esra Demir',
  'Farid Rahimi',
  'Fatou Ndiaye',
  'Fionn Gallagher',
  'Giulia Moretti',
  'Grace Wanjiru',
  'Hana Svobodová',
  'Henrik Solberg',
  'Hye-jin Park',
  'Ibrahim Sesay',
  'Ilse van der Meer',
  'Ioana Munteanu',
  'Isak Nilsen',
  'Jamila Haddad',
  'Jean-Baptiste Roux',
  'Jian Wu',
  'Joana Teixeira',
  'Kaveh Moradi',
  'Keiko Arai',
  'Kofi Mensah',
  'Lars Østby',
  'Leilani Kealoha',
  'Linh Trần',
  'Lucía Ferrer',
  'Magnus Eide',
  'Malika Benali',
  'Mei-Ling Chou',
  'Mihail Petrov',
  'Nadia Rostova',
  'Nomvula Dlamini',
  'Oisín Byrne',
  'Olufemi Adeyemi',
  'Paula Schreiber',
  'Priya Raman',
  'Rafael Souza',
  'Runa Bjarnadóttir',
  'Samir Khoury',
  'Solveig Haugen',
  'Tariq Aziz',
  'Tomasz Wójcik',
  'Zanele Khumalo',
] as const

const researchNames = [
  'Bjarni Sæmundsson',
  'Clara Oyelaran',
  'Dmitri Volkov',
  'Eun-ji Seo',
  'Freja Mikkelsen',
  'Gideon Asante',
  'Helga Brandt',
  'Imani Otieno',
  'Jonas Weiss',
  'Kalani Nakoa',
  'Lotte Jansen',
] as const

/** The groups and how many users each has. The first four also have personas. */
const groupSizes: readonly [name: string, size: number][] = [
  ['harbour-observers', 9],
  ['platform-builders', 12],
  ['network-ops', 6],
  ['on-call', 8],
  ['finance-analysts', 5],
  ['interns', 7],
  ['crane-crew', 30],
  ['reefer-monitoring', 11],
  ['customs-desk', 4],
  ['pilots', 3],
  ['auditors', 2],
  ['contractors', 16],
  ['tide-watch', 1],
  ['lighthouse', 0],
]

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .replace(/ı/g, 'i')
    .replace(/[^a-z ]/g, '')

/** `Marit Aune` signs in as `m.aune`. */
const loginOf = (name: string) => {
  const [first = '', ...rest] = plain(name).split(' ')
  return `${first.slice(0, 1)}.${rest.join('')}`
}

const keyOf = (name: string) => `staff ${name}`

function addUsers({ world }: Region, silo: SiloRow, names: readonly string[]) {
  for (const [index, name] of names.entries()) {
    const groupIds =
      silo.name === 'tidewater-ops'
        ? groupSizes
            .filter(([, size], group) => (index + group * 7) % names.length < size)
            .map(([group]) => idOf(`group ${group}`))
        : []
    const id = idOf(`user ${keyOf(name)}`)
    world.users.insert({
      id,
      displayName: name,
      siloId: silo.id,
      login: loginOf(name),
      groupIds,
      ...identityTimes,
    })
  }
}

const idFor = (name: string) => idOf(`user ${keyOf(name)}`)

const role = (
  resourceId: string,
  identityId: string,
  roleName: SiloRole,
  identityType: RoleRow['identityType'] = 'silo_user',
): RoleRow => ({ resourceId, identityId, identityType, roleName })

/** So many names in turn, from a given place on. */
const roundOf = (names: readonly string[], from: number, count: number) =>
  Array.from({ length: count }, (_, index) => names[(from + index) % names.length] ?? '')

/** The roles on the silo. Yuki's group has none, and Colm has none. */
function addSiloRoles({ world }: Region, ops: SiloRow, research: SiloRow) {
  const group = (name: string, roleName: SiloRole) =>
    role(ops.id, idOf(`group ${name}`), roleName, 'silo_group')
  const roles = [
    group('network-ops', 'viewer'),
    group('auditors', 'viewer'),
    ...roundOf(opsNames, 0, 3).map((name) => role(ops.id, idFor(name), 'admin')),
    ...roundOf(opsNames, 10, 7).map((name) => role(ops.id, idFor(name), 'collaborator')),
    ...roundOf(opsNames, 30, 8).map((name) => role(ops.id, idFor(name), 'viewer')),
    ...roundOf(researchNames, 0, 4).map((name) => role(research.id, idFor(name), 'collaborator')),
    role(FLEET_ID, personaId('marit'), 'admin'),
    role(FLEET_ID, idFor('Solveig Haugen'), 'viewer'),
  ]
  for (const row of roles) world.roles.insert(row)
}

/** The six built-in users of the region. */
const builtins: readonly [name: string, description: string][] = [
  ['db-init', 'Fills the tables of a new region'],
  ['external-authn', 'Looks up who calls'],
  ['internal-api', 'Calls between services'],
  ['internal-read', 'Reads on behalf of services'],
  ['saga-recovery', 'Takes up interrupted work'],
  ['service-balancer', 'Places services'],
]

export function addBuiltinUsers({ world }: Region) {
  for (const [name, description] of builtins) {
    const id = idOf(`user-builtin ${name}`)
    const made = '2024-09-30T06:58:00.000000Z'
    world.builtinUsers.insert({ id, name, description, timeCreated: made, timeModified: made })
  }
}

/** Adds the users, their groups and their roles. Rule: MOCK-8. */
export function addStaff(region: Region, { ops, research }: { ops: SiloRow; research: SiloRow }) {
  const { world } = region
  for (const [name] of groupSizes) {
    const id = idOf(`group ${name}`)
    // The personas are in some of them already.
    if (!world.groups.has(id))
      world.groups.insert({ id, displayName: name, siloId: ops.id, ...identityTimes })
  }
  addUsers(region, ops, opsNames)
  addUsers(region, research, researchNames)
  addSiloRoles(region, ops, research)
}

/**
 * Adds roles on a project: a few, or so many that the limit can be tried.
 *
 * @param from the index of the first user
 */
export function addProjectRoles({ world }: Region, projectId: string, count: number, from = 0) {
  const roleNames: readonly SiloRole[] = ['viewer', 'collaborator', 'admin']
  const names = roundOf(opsNames, from, Math.min(count, opsNames.length))
  for (const [index, name] of names.entries())
    world.roles.insert(role(projectId, idFor(name), roleNames[index % 3] ?? 'viewer'))
  for (const [name] of groupSizes.slice(4, 4 + Math.max(0, count - names.length)))
    world.roles.insert(role(projectId, idOf(`group ${name}`), 'viewer', 'silo_group'))
}
