import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { imageLifecycle } from '#machines/lifecycle/imageLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import { unadoptedDiskLifecycle } from '#machines/lifecycle/unadoptedDiskLifecycle'
import { updateLifecycle } from '#machines/lifecycle/updateLifecycle'
import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'

// Lifecycles are the only source of facts about states. A list of state names elsewhere would be a second copy.

/**
 * Files that may have state names: the lifecycles, their looks, the durations of the mock's hardware, its data.
 */
const home =
  /^(src\/machines\/lifecycle|src\/store\/api\/generated|mirage\/(behaviours|scenarios|factories|generated|models))\/|stateTones\.ts$|\.test\.ts$/

const states = [
  instanceLifecycle,
  diskLifecycle,
  snapshotLifecycle,
  imageLifecycle,
  supportBundleLifecycle,
  webhookDeliveryLifecycle,
  bfdSessionLifecycle,
  rackMembershipLifecycle,
  unadoptedDiskLifecycle,
  multicastGroupLifecycle,
  multicastMemberLifecycle,
  updateLifecycle,
].flatMap((lifecycle) => [...lifecycle.states])
const name = `'(?:${[...new Set(states)].join('|')})'`
const several = new RegExp(`${name}\\s*(?:,|\\|\\|[^\\n]*[!=]==)\\s*${name}`, 'g')
const compared = new RegExp(`(?:runState|state\\.state)\\s*[!=]==\\s*${name}`, 'g')

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.tsx?$/.test(path) && !home.test(path) ? [path] : []
  })
}

const matches = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(
      ([text]) => `${file}: ${text.replace(/\s+/g, ' ')}`,
    ),
  )

it('finds what it looks for', () => {
  expect("['stopped', 'failed']".match(several)).toHaveLength(1)
  expect("state === 'stopped' || state === 'failed'".match(several)).toHaveLength(1)
  expect("instance.runState !== 'failed'".match(compared)).toHaveLength(1)
})

it('has no list of state names outside the lifecycles', () => {
  expect(matches([...sources('src'), ...sources('mirage')], several)).toEqual([])
})

it('compares no state by name in a component or in the store', () => {
  expect(matches(sources('src'), compared)).toEqual([])
})
