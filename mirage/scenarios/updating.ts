import { MINUTE_MS } from '#src/durations'
import { giveBootDisk } from '../factories/disk'
import { makeGroup } from '../factories/affinityGroup'
import { makeInstance } from '../factories/instance'
import { hoursAgo } from '../factories/times'
import type { Region } from '../region'
import { STEP_MS } from '../rules/releases'
import { small } from './small'

/** As many as there are sleds that take instances. */
const APART = 12

/** The components that the update has reached. */
const UPDATED = 40

/** How long ago its last step was planned, in minutes. */
const WAITING_MIN = 14.5

/**
 * A region whose update waits: no sled can be emptied, because one group of instances is on all that take instances. It
 * goes on once another one takes them.
 */
export function updating(region: Region) {
  small(region)
  const { world } = region
  const name = 'web'
  const project = world.projects.findBy((row) => row.name === name)
  if (!project) throw new Error('the scenario needs a project')
  const names = Array.from({ length: APART }, (_, index) => `ledger-${String(index + 1).padStart(2, '0')}`)
  for (const each of names)
    giveBootDisk(region, project, makeInstance(region, project, each, { ncpus: 1, memoryGiB: 2, hours: 6 }))
  makeGroup(region, project, 'anti-affinity-group', 'ledger', { policy: 'fail', members: names, hours: 6 })
  makeInstance(region, project, 'web-3', { state: 'failed', policy: 'never', hours: 6 })
  world.release.update({
    version: '15.1.0',
    previous: '15.0.0',
    timeRequested: hoursAgo(region, 2),
    since: hoursAgo(region, (WAITING_MIN * MINUTE_MS + UPDATED * STEP_MS) / (60 * MINUTE_MS)),
    waitsAt: UPDATED,
  })
}
