import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import { supportBundleMachine } from '#machines/lifecycle/supportBundleMachine'
import type { SupportBundleState } from '#store/api/generated/types'
import { workOf } from '../behaviours/behaviour'
import { supportBundleBehaviour } from '../behaviours/supportBundleBehaviour'
import type { SupportBundleRow } from '../models/supportBundle'
import type { Region } from '../region'
import type { World } from '../world'
import { moveTo } from './moveTo'

/** The number of bundles that fit into the storage. One that failed has no file and does not count. */
export const BUNDLE_CAPACITY = 8
/** The stated reason for a bundle that was requested through the API. */
export const REASON = 'Created by external API'

/** Puts a bundle into a state; `gone` removes it. */
export function moveBundle(region: Region, id: string, state: string) {
  const { supportBundles } = region.world
  moveTo(
    region,
    {
      lifecycle: supportBundleLifecycle,
      machine: supportBundleMachine,
      work: workOf(supportBundleBehaviour),
      id,
      read: () => supportBundles.get(id)?.state,
      write: (next) => {
        const row = supportBundles.get(id)
        if (next === 'gone') supportBundles.remove(id)
        else if (row) supportBundles.update(id, { state: next as SupportBundleState })
      },
    },
    state,
  )
}

const lines = (rows: Iterable<string>) => [...rows].map((row) => `${row}\n`).join('')

/** The files of a bundle: a report, the switches of the rack, and a few files from each sled in service. */
export function bundleFiles(world: World, madeAt: string, reason: string): SupportBundleRow['files'] {
  const sleds = world.sleds.where(({ policy }) => policy.kind === 'in_service')
  const disks = world.physicalDisks.all()
  return [
    [
      'bundle/report.json',
      `${JSON.stringify({ collected: madeAt, reason, sleds: sleds.length }, null, 2)}\n`,
    ],
    [
      'rack/switches.txt',
      lines(
        world.switches.all().map(({ baseboard }) => `${baseboard.serial} revision ${baseboard.revision}`),
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
