import type { DiskState } from '#store/api/generated/types'
import { giveBootDisk, makeDisk } from '../factories/disk'
import { makeInstance } from '../factories/instance'
import { makeProject } from '../factories/project'
import { makeSnapshot } from '../factories/snapshot'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { addAlerts } from './alerts'
import { addExternalSubnets } from './externalSubnets'
import { addDiskAdoption } from './diskAdoption'
import { addFleet } from './fleet'
import { addFloatingIps } from './floatingIps'
import { addGroups } from './groups'
import { addBerthDisks, addImages, addSnapshots, giveSources } from './images'
import { addMulticast } from './multicast'
import { addInterfaces, addVpcs } from './networks'
import { addPersonas } from './personas'
import { addCredentials, addPools } from './pools'
import { addProbe } from './probes'
import { addRaisedAlerts } from './raisedAlerts'
import { addScimSilo } from './scimSilo'
import { addRunners } from './ciRunners'
import { addSignIns } from './signIns'
import { addBuiltinUsers, addProjectRoles, addStaff } from './operators'
import { addSupportBundles } from './supportBundles'
import { addWorkloads, shareAddresses } from './workloads'

const projects: readonly [name: string, description: string][] = [
  ['berth-planner', 'Assigns ships to berths, hour by hour, with the tide'],
  ['telemetry-ingest', 'Temperatures and doors of twelve thousand containers'],
  ['dock-scheduler', 'Cranes, crews and shifts'],
  ['fleet-billing', 'Invoices for freight, fuel and demurrage'],
  ['edge-gateways', 'Images and settings for the gateways on board'],
  [
    'data-lake',
    'Everything that was ever measured, kept for the analysts and for the auditors who follow them',
  ],
  ['ci-runners', 'Build machines'],
  ['sandbox', ''],
  ['legacy-erp', 'Kept until the migration is done'],
]

/** The instances of berth-planner show each state and each rule once. */
const showcase: readonly [name: string, options: Parameters<typeof makeInstance>[3]][] = [
  ['berth-api-1', { ncpus: 4, memoryGiB: 16, description: 'Web role' }],
  ['berth-api-2', { ncpus: 4, memoryGiB: 16 }],
  ['berth-api-3', { ncpus: 4, memoryGiB: 16 }],
  ['berth-db-primary', { ncpus: 8, memoryGiB: 64, hours: 6_000 }],
  ['berth-db-replica', { state: 'stopped', ncpus: 8, memoryGiB: 64 }],
  ['tide-forecast', { state: 'starting', frozen: true }],
  ['crane-vision', { state: 'stopping', frozen: true, ncpus: 8, memoryGiB: 32 }],
  ['berth-cache', { state: 'rebooting', frozen: true, memoryGiB: 32 }],
  ['yard-import', { state: 'creating', frozen: true }],
  ['reefer-sim', { state: 'migrating', frozen: true }],
  ['manifest-parser', { state: 'repairing', frozen: true }],
  ['alarm-relay-a', { state: 'failed', policy: 'never' }],
  ['alarm-relay-b', { state: 'failed', restartedHoursAgo: 3 }],
  ['alarm-relay-c', { state: 'failed', restartedHoursAgo: 19 / 60 }],
  ['net-heavy', { state: 'stopped' }],
  ['gpu-like-64', { state: 'stopped', ncpus: 64, memoryGiB: 1_536 }],
  ['never-booted', { state: 'stopped', neverRan: true }],
  ['ghost-ship', { state: 'destroyed', hours: 700 }],
]

/** A disk in each state, named by its purpose. */
const diskShowcase: readonly [name: string, state: DiskState][] = [
  ['archive-2024', { state: 'detached' }],
  ['archive-2025', { state: 'detached' }],
  ['scratch', { state: 'detached' }],
  ['being-made', { state: 'creating' }],
  ['upload-waiting', { state: 'import_ready' }],
  ['upload-running', { state: 'importing_from_bulk_writes' }],
  ['upload-legacy', { state: 'importing_from_url' }],
  ['upload-finishing', { state: 'finalizing' }],
  ['under-maintenance', { state: 'maintenance' }],
  ['broken', { state: 'faulted' }],
]

function addBerthPlanner(region: Region, project: ProjectRow) {
  const noDisk: readonly string[] = ['never-booted', 'ghost-ship']
  for (const [name, options] of showcase) {
    const instance = makeInstance(region, project, name, options)
    if (!noDisk.includes(name)) giveBootDisk(region, project, instance)
  }
  for (let night = 1; night <= 8; night += 1) {
    giveBootDisk(
      region,
      project,
      makeInstance(region, project, `batch-night-${night}`, { hours: 24 * night }),
    )
  }
  const at = (name: string) => idOf(`instance ${project.id} ${name}`)
  for (const [name, state] of diskShowcase) makeDisk(region, project, name, { state, frozen: true })
  makeDisk(region, project, 'on-its-way-in', {
    state: { state: 'attaching', instance: at('berth-db-replica') },
    frozen: true,
  })
  makeDisk(region, project, 'on-its-way-out', {
    state: { state: 'detaching', instance: at('berth-db-replica') },
    frozen: true,
  })
  for (const part of ['data', 'wal', 'backup']) {
    makeDisk(region, project, `replica-${part}`, {
      state: { state: 'attached', instance: at('berth-db-replica') },
      sizeGiB: 200,
    })
  }
  const largest = makeDisk(region, project, 'largest', { sizeGiB: 1_023, hours: 30 })
  const small = makeDisk(region, project, 'tide-tables', { sizeGiB: 1, blockSize: 512 })
  makeSnapshot(region, project, 'tide-tables-monday', small)
  makeSnapshot(region, project, 'largest-before-move', largest)
  makeSnapshot(region, project, 'replica-nightly', largest, 20)

  for (const [offset, name] of ['berth-api-1', 'berth-api-2', 'berth-api-3'].entries()) {
    region.world.externalIps.insert({
      instanceId: at(name),
      ip: { kind: 'ephemeral', ip: `192.0.2.${31 + offset}`, ipPoolId: idOf('pool dock-public') },
    })
  }
  // The keys of most instances; the others were created without a key.
  const keys = region.world.sshKeys.where(({ name }) => ['laptop', 'bastion'].includes(name))
  for (const name of ['berth-api-1', 'berth-api-2', 'berth-db-primary'])
    region.world.instanceKeys.insert({ id: at(name), keys })
  addFloatingIps(region, project)
  addVpcs(region, project)
}

/**
 * The default scenario: Tidewater Cold Chain, a company for refrigerated freight. Its silos: tidewater-ops (60 % used;
 * provider harbour-sso), tidewater-research (local users; CPUs nearly full), recovery (not discoverable) and, where regions
 * have SCIM, tidewater-carriers (users and groups by SCIM). Its personas:
 * Marit Aune (operates the region, admin of the silo), Dele Bankole (collaborator by a group), Yuki Tanabe (viewer of one
 * project), Colm Rafferty (no role, no group), Ines Quadros (admin of the other silo). Sums are the sums of rows; every
 * address lies in its pool or subnet; every virtual machine has a sled. Rules: MOCK-8 to MOCK-10.
 */
export function company(region: Region) {
  const { ops, research } = addPersonas(region.world)
  addPools(region, { ops, research })
  addBuiltinUsers(region)
  addStaff(region, { ops, research })
  addSignIns(region, ops)
  addCredentials(region)
  addFleet(region)
  addDiskAdoption(region)
  addAlerts(region)
  addRaisedAlerts(region)
  addScimSilo(region, ops)
  addSupportBundles(region)
  const rows = projects.map(([name, description], index) =>
    makeProject(region, ops, name, description, 9_000 - index * 700),
  )
  for (let box = 1; box <= 48; box += 1) {
    makeProject(
      region,
      ops,
      `shipment-archive-${String(box).padStart(2, '0')}`,
      'Closed shipments',
      100 * box,
    )
  }
  const [berths, telemetry, , , , lake, runners] = rows
  if (!berths || !telemetry || !lake || !runners) throw new Error('the company has no projects')
  addBerthPlanner(region, berths)
  addBerthDisks(region, berths)
  addImages(region, ops, berths)
  giveSources(region, berths)
  region.world.roles.insert({
    resourceId: berths.id,
    identityId: idOf('group harbour-observers'),
    identityType: 'silo_group',
    roleName: 'viewer',
  })
  for (const [index, project] of rows.entries())
    addProjectRoles(region, project.id, index === 1 ? 63 : 6 + (index % 4), index * 5)
  for (const name of [
    'ice-core-models',
    'sensor-lab',
    'thesis',
    // As long as a name can be.
    'shared-notebooks-of-the-polar-logistics-and-refrigeration-teams',
    'genome-store',
    'attic',
  ]) {
    makeProject(region, research, name, '', 1_000)
  }
  addWorkloads(region)
  addSnapshots(region, berths, lake)
  // After all instances exist: each gets an interface and a source address.
  addInterfaces(region)
  addGroups(region, { berths, telemetry })
  shareAddresses(region, ops.id, 'dock-public')
  shareAddresses(region, research.id, 'research-v4')
  addProbe(region, berths, 1)
  addRunners(region, ops, runners)
  addExternalSubnets(region, berths, { ops, research })
  addMulticast(region, berths, ops)
}
