import type { Instance } from '#store/api/generated/types'
import { giveBootDisk, makeDisk } from '../factories/disk'
import { makeInstance } from '../factories/instance'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { addressNumber } from '../rules/addresses'
import { ipAt } from '../rules/cidr'

// The instances of the company besides the showcase: enough to fill pages, quotas and shared addresses.

/** The lowest shared source address of each pool; the addresses below it are floating or ephemeral. */
const shared: Record<string, string> = { 'dock-public': '192.0.2.140', 'research-v4': '203.0.113.60' }
const PORTS = 16_384
const PER_ADDRESS = 4

/** Gives each instance of a silo its quarter of the ports of a shared address. Rule: ADDR-7. */
export function shareAddresses({ world }: Region, siloId: string, pool: string) {
  const first = addressNumber(shared[pool] ?? '')
  let count = 0
  for (const instance of world.instances.all()) {
    if (world.projects.get(instance.projectId)?.siloId !== siloId) continue
    const firstPort = (count % PER_ADDRESS) * PORTS
    world.externalIps.insert({
      instanceId: instance.id,
      ip: {
        kind: 'snat',
        ip: ipAt(first + BigInt(Math.floor(count / PER_ADDRESS)), 32).toString(),
        ipPoolId: idOf(`pool ${pool}`),
        firstPort,
        lastPort: firstPort + PORTS - 1,
      },
    })
    count += 1
  }
}

interface Fleet {
  prefix: string
  count: number
  options(index: number): Parameters<typeof makeInstance>[3]
  /** The size of the boot disk in GiB. */
  bootGiB: number
}

/** Adds instances of one kind, each with a boot disk. */
function addFleet(
  region: Region,
  project: ProjectRow,
  { prefix, count, options, bootGiB }: Fleet,
): Instance[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${prefix}-${String(index + 1).padStart(3, '0')}`
    const instance = makeInstance(region, project, name, options(index + 1))
    giveBootDisk(region, project, instance, bootGiB)
    return instance
  })
}

const fleets: Record<string, Fleet> = {
  'telemetry-ingest': {
    prefix: 'ingest',
    count: 118,
    bootGiB: 200,
    options: (index) => ({
      state: index % 9 === 0 ? 'stopped' : 'running',
      memoryGiB: 4,
      ncpus: 1,
      hours: 10 * index,
    }),
  },
  'ci-runners': {
    prefix: 'runner',
    count: 40,
    bootGiB: 120,
    options: (index) => ({
      state: index % 5 === 0 ? 'stopped' : 'running',
      memoryGiB: 16,
      ncpus: 2,
      hours: 3 * index,
    }),
  },
  'dock-scheduler': {
    prefix: 'crane',
    count: 6,
    bootGiB: 60,
    options: (index) => ({ memoryGiB: 32, ncpus: 4, hours: 700 + index }),
  },
  'fleet-billing': {
    prefix: 'ledger',
    count: 4,
    bootGiB: 80,
    options: (index) => ({ memoryGiB: 64, ncpus: 4, hours: 2_000 + index }),
  },
  'edge-gateways': { prefix: 'edge', count: 2, bootGiB: 20, options: () => ({ memoryGiB: 4, hours: 5_000 }) },
  'data-lake': {
    prefix: 'lake',
    count: 5,
    bootGiB: 100,
    options: (index) => ({ memoryGiB: 96, ncpus: 8, hours: 4_000 + index }),
  },
  'legacy-erp': {
    prefix: 'erp',
    count: 1,
    bootGiB: 300,
    options: () => ({ memoryGiB: 64, ncpus: 6, hours: 8_500 }),
  },
  // Nearly all CPUs of the other silo: starting one more instance is refused.
  'ice-core-models': {
    prefix: 'model',
    count: 6,
    bootGiB: 100,
    options: (index) => ({
      state: index === 6 ? 'stopped' : 'running',
      memoryGiB: 48,
      ncpus: 10,
      hours: 400 + index,
    }),
  },
  'sensor-lab': {
    prefix: 'probe',
    count: 5,
    bootGiB: 20,
    options: () => ({ memoryGiB: 4, ncpus: 2, hours: 900 }),
  },
  thesis: { prefix: 'draft', count: 1, bootGiB: 20, options: () => ({ memoryGiB: 4, ncpus: 1, hours: 60 }) },
}

/** Adds the instances of every project that has some here. */
export function addWorkloads(region: Region) {
  for (const project of region.world.projects.all()) {
    const fleet = fleets[project.name]
    if (fleet) addFleet(region, project, fleet)
  }
  const at = (name: string) => region.world.projects.findBy((project) => project.name === name)
  const lake = at('data-lake')
  const telemetry = at('telemetry-ingest')
  for (let year = 2; lake && year <= 40; year += 1)
    makeDisk(region, lake, `measurements-${String(year).padStart(3, '0')}`, {
      sizeGiB: 1_000,
      hours: 5_000 - year,
    })
  for (let index = 1; telemetry && index <= 22; index += 1)
    makeDisk(region, telemetry, `buffer-${String(index).padStart(2, '0')}`, { sizeGiB: 300, hours: 800 })
}
