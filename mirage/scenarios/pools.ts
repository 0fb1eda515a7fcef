import { hoursAgo } from '../factories/times'
import { servicePool, type PoolRow } from '../models/pool'
import type { SiloRow } from '../models/silo'
import { publicKeyLine } from '../formats/sshKey'
import { idOf } from '../random'
import type { Region } from '../region'
import { isIpv4 } from '../wire/textFormats'
import { personaId } from './personas'

/** Ranges of a pool from their bounds. */
const rangesOf = (
  region: Region,
  pool: string,
  bounds: readonly (readonly [first: string, last: string])[],
) =>
  bounds.map(([first, last], index) => ({
    id: idOf(`range ${pool} ${first}`),
    first,
    last,
    timeCreated: hoursAgo(region, 9_400 - index),
  }))

/** Sixty ranges of one address: a pool with a long list of ranges. */
const fragments = Array.from({ length: 60 }, (_, index) => {
  const ip = `203.0.113.${100 + 2 * index}`
  return [ip, ip] as const
})

/** Adds the pools of the region and their links to silos, default ones first. Rule: MOCK-8. */
export function addPools(region: Region, { ops, research }: { ops: SiloRow; research: SiloRow }) {
  const link = (silo: SiloRow, isDefault: boolean) => ({ siloId: silo.id, isDefault })
  const pools: readonly [
    name: string,
    description: string,
    bounds: readonly (readonly [string, string])[],
    links: PoolRow['links'],
  ][] = [
    ['dock-public', 'Reached from the ships', [['192.0.2.10', '192.0.2.200']], [link(ops, true)]],
    [
      'dock-internal',
      'Reached from the offices',
      [['198.51.100.10', '198.51.100.120']],
      [link(ops, false), link(research, false)],
    ],
    ['research-v4', '', [['203.0.113.20', '203.0.113.90']], [link(research, true)]],
    // All four addresses are in use, so that the error of an empty pool can be seen.
    ['exhausted-v4', 'Full', [['203.0.113.4', '203.0.113.7']], [link(ops, false)]],
    ['wide-v6', 'More than a number holds', [['2001:db8::', '2001:db8:ff:ffff:ffff:ffff:ffff:ffff']], []],
    ['fragmented', 'What was left over', fragments, []],
  ]
  for (const [name, description, bounds, links] of pools) {
    const id = idOf(`pool ${name}`)
    const stamps = { timeCreated: hoursAgo(region, 9_500), timeModified: hoursAgo(region, 4_000) }
    region.world.pools.insert({
      id,
      name,
      description,
      ipVersion: bounds[0] && isIpv4(bounds[0][0]) ? 'v4' : 'v6',
      poolType: 'unicast',
      assignment: 'silos',
      ranges: rangesOf(region, name, bounds),
      links,
      ...stamps,
    })
  }
  const services = servicePool(rangesOf(region, 'service-pool', [['192.0.2.240', '192.0.2.250']]))
  region.world.pools.insert(services)
}

/** The sessions of two people: the start and the last use of each, in hours before now. */
const sessions: readonly [persona: 'marit' | 'yuki', begun: number, used: number][] = [
  ['marit', 3, 0.1],
  ['marit', 9, 2.5],
  ['yuki', 5, 1.2],
]

function addSessions(region: Region) {
  for (const [index, [persona, begun, used]] of sessions.entries()) {
    const id = idOf(`session ${persona} seed ${index}`)
    region.world.sessions.insert({
      id,
      userId: personaId(persona),
      timeCreated: hoursAgo(region, begun),
      timeLastUsed: hoursAgo(region, used),
    })
  }
}

/** Adds sessions, and Marit's keys and tokens: one token is expired, one expires soon, one later, one never. */
export function addCredentials(region: Region) {
  addSessions(region)
  const userId = personaId('marit')
  for (const [index, name] of [
    'laptop',
    'workstation',
    'bastion',
    'tablet-on-the-quay',
    'recovery-key',
  ].entries()) {
    const id = idOf(`ssh-key marit ${name}`)
    const made = hoursAgo(region, 4_000 - index * 900)
    region.world.sshKeys.insert({
      id,
      name,
      description: '',
      publicKey: publicKeyLine(id, `marit@${name}`),
      siloUserId: userId,
      timeCreated: made,
      timeModified: made,
    })
  }
  for (const [name, madeHoursAgo, endsInHours] of [
    ['over', 900, -20],
    ['long over', 8_000, -5_000],
    ['soon', 700, 2],
    ['far', 500, 4_000],
    ['farther', 450, 8_000],
    ['for ever', 300, null],
    ['for ever too', 40, null],
  ] as const) {
    const id = idOf(`token marit ${name}`)
    region.world.tokens.insert({
      id,
      userId,
      timeCreated: hoursAgo(region, madeHoursAgo),
      timeExpires: endsInHours === null ? null : hoursAgo(region, -endsInHours),
    })
  }
}
