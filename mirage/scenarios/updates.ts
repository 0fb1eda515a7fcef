import type { TufRepoDescription } from '../../src/store/api/generated/types'
import { MIB } from '../../src/store/model/limits'
import { hoursAgo } from '../factories/times'
import { sha256 } from '../formats/sha256'
import { idOf } from '../random'
import type { Region } from '../region'

const hashOf = (text: string) => sha256(new TextEncoder().encode(text))

const artifacts = [
  ['sled-host', 'host', 1_140],
  ['sled-root-of-trust', 'sled_rot', 1],
  ['switch-firmware', 'switch_sp', 2],
  ['control-plane', 'control_plane', 2_310],
  ['power-shelf-firmware', 'psc_sp', 1],
] as const

function repository(region: Region, systemVersion: string, hours: number): TufRepoDescription {
  return {
    repo: {
      fileName: `region-${systemVersion}.zip`,
      hash: hashOf(`repository ${systemVersion}`),
      systemVersion,
      targetsRoleVersion: 1,
      // Good for a year.
      validUntil: hoursAgo(region, hours - 8_760),
    },
    artifacts: artifacts.map(([name, kind, sizeMiB]) => ({
      id: { name, kind, version: systemVersion },
      hash: hashOf(`${kind} ${name} ${systemVersion}`),
      size: sizeMiB * MIB,
      sign: null,
    })),
  }
}

/** Three releases, of which the middle one is wanted: one can go on, and be refused to go back. Source: backend-behaviour §7.2. */
export function addUpdates(region: Region) {
  const { world } = region
  for (const [version, hours] of [
    ['14.2.0', 4_400],
    ['15.0.0', 1_900],
    ['15.1.0', 160],
  ] as const)
    world.repositories.set(version, repository(region, version, hours))
  world.targetRelease = {
    generation: 4,
    releaseSource: { type: 'system_version', version: '15.0.0' },
    timeRequested: hoursAgo(region, 1_850),
  }
  const id = idOf('trust root 1')
  const keyid = hashOf('root key')
  world.trustRoots.set(id, {
    id,
    timeCreated: hoursAgo(region, 9_500),
    rootRole: {
      signatures: [{ keyid, sig: `${hashOf('signature 1')}${hashOf('signature 2')}` }],
      signed: {
        // `_type` on the wire.
        Type: 'root',
        version: 1,
        specVersion: '1.0.0',
        consistentSnapshot: true,
        expires: hoursAgo(region, -20_000),
        roles: { root: { keyids: [keyid], threshold: 1 }, targets: { keyids: [keyid], threshold: 1 } },
      },
    },
  })
}
