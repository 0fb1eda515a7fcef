import { MIB } from '#model/units'
import { hoursAgo } from '../factories/times'
import type { RepositoryRow } from '../models/repository'
import { idOf } from '../random'
import type { Region } from '../region'

/** The checksum of a file that does not exist. A real one takes as long as all ids of a world together. */
const hashOf = (name: string) =>
  `${idOf(`first half ${name}`)}${idOf(`second half ${name}`)}`.replaceAll('-', '')

const artifacts = [
  ['sled-host', 'host', 1_140],
  ['sled-root-of-trust', 'sled_rot', 1],
  ['switch-firmware', 'switch_sp', 2],
  ['control-plane', 'control_plane', 2_310],
  ['power-shelf-firmware', 'psc_sp', 1],
] as const

function repository(region: Region, systemVersion: string, hours: number): RepositoryRow {
  return {
    id: systemVersion,
    fileName: `region-${systemVersion}.zip`,
    hash: hashOf(`repository ${systemVersion}`),
    systemVersion,
    timeCreated: hoursAgo(region, hours),
    contents: {
      targetsRoleVersion: 1,
      // Valid for a year.
      validUntil: hoursAgo(region, hours - 8_760),
      artifacts: artifacts.map(([name, kind, sizeMiB]) => ({
        id: { name, kind, version: systemVersion },
        hash: hashOf(`${kind} ${name} ${systemVersion}`),
        size: sizeMiB * MIB,
        sign: null,
      })),
    },
  }
}

/**
 * Adds three releases. The middle one is the target, so that one can go forward, and is refused to go back.
 * Rule: MOCK-10.
 */
export function addUpdates(region: Region) {
  const { world } = region
  for (const [version, hours] of [
    ['14.2.0', 4_400],
    ['15.0.0', 1_900],
    ['15.1.0', 160],
  ] as const)
    world.repositories.insert(repository(region, version, hours))
  world.release.update({
    generation: 4,
    version: '15.0.0',
    previous: '14.2.0',
    timeRequested: hoursAgo(region, 1_850),
    since: hoursAgo(region, 1_850),
  })
  const id = idOf('trust root 1')
  const keyid = hashOf('root key')
  world.trustRoots.insert({
    id,
    timeCreated: hoursAgo(region, 9_500),
    rootRole: {
      signatures: [{ keyid, sig: `${hashOf('signature 1')}${hashOf('signature 2')}` }],
      signed: {
        _type: 'root',
        version: 1,
        spec_version: '1.0.0',
        consistent_snapshot: true,
        expires: hoursAgo(region, -20_000),
        keys: {
          [keyid]: { keytype: 'ed25519', scheme: 'ed25519', keyval: { public: hashOf('public root key') } },
        },
        roles: Object.fromEntries(
          ['root', 'timestamp', 'snapshot', 'targets'].map((role) => [
            role,
            { keyids: [keyid], threshold: 1 },
          ]),
        ),
      },
    },
  })
}
