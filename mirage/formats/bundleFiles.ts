import type { SupportBundleRow } from '../models/supportBundle'
import type { World } from '../world'

const lines = (rows: Iterable<string>) => [...rows].map((row) => `${row}\n`).join('')

/** What a collector finds in the region: a report of itself, the rack, and a few files from each sled in service. */
export function bundleFiles(world: World, madeAt: string, reason: string): SupportBundleRow['files'] {
  const sleds = [...world.sleds.values()].filter(({ policy }) => policy.kind === 'in_service')
  const disks = [...world.physicalDisks.values()]
  return [
    [
      'bundle/report.json',
      `${JSON.stringify({ collected: madeAt, reason, sleds: sleds.length }, null, 2)}\n`,
    ],
    [
      'rack/switches.txt',
      lines(
        [...world.switches.values()].map(
          ({ baseboard }) => `${baseboard.serial} revision ${baseboard.revision}`,
        ),
      ),
    ],
    ...sleds.flatMap(({ id, baseboard, ...sled }): SupportBundleRow['files'] => [
      [
        `sleds/${baseboard.serial}/sled.txt`,
        lines([
          `id ${id}`,
          `part ${baseboard.part}`,
          `threads ${sled.usableHardwareThreads}`,
          `state ${sled.state}`,
        ]),
      ],
      [
        `sleds/${baseboard.serial}/disks.txt`,
        lines(
          disks
            .filter(({ sledId }) => sledId === id)
            .map(({ serial, formFactor, state }) => `${serial} ${formFactor} ${state}`),
        ),
      ],
      [
        `sleds/${baseboard.serial}/logs/agent.log`,
        lines(['started', 'disks adopted', 'in service'].map((text) => `${sled.timeCreated} INFO ${text}`)),
      ],
    ]),
  ]
}
