import { makeGroup } from '../factories/affinityGroup'
import { giveBootDisk, makeDisk } from '../factories/disk'
import { makeInstance } from '../factories/instance'
import { giveNic } from '../factories/networkInterface'
import { makeProject } from '../factories/project'
import type { Instance } from '#store/api/generated/types'
import { stamps } from '../factories/times'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { addSubnet, ipv6BlockOf } from '../rules/vpcNetworks'
import { addFleet } from './fleet'
import { addPersonas } from './personas'
import { addPools } from './pools'
import { addEntries } from './signIns'

/** A region without projects. */
export function empty(region: Region) {
  addPools(region, addPersonas(region.world))
  addFleet(region)
}

/** One project with three instances: for demonstrations and tests. */
export function small(region: Region) {
  const { ops, research } = addPersonas(region.world)
  addPools(region, { ops, research })
  addFleet(region)
  const project = makeProject(region, ops, 'web', 'The shop', 400)
  for (const name of ['web-1', 'web-2']) giveBootDisk(region, project, makeInstance(region, project, name))
  giveBootDisk(
    region,
    project,
    makeInstance(region, project, 'db-1', { state: 'stopped', ncpus: 4, memoryGiB: 16 }),
  )
  const nameOfDb = 'db-1'
  const db = region.world.instances.findBy((instance) => instance.name === nameOfDb)
  if (db) giveNic(region, db, 7)
  makeGroup(region, project, 'anti-affinity-group', 'apart')
  makeDisk(region, project, 'spare')
}

/** The subnets of the crowd, and the number of interfaces in each. */
const CROWD_SUBNETS = 10
const IN_SUBNET = 1_000

/** Gives each instance of the crowd an interface, a thousand in a subnet: 10.128.0.5 for the first one. */
function giveCrowdNics(region: Region, project: ProjectRow, instances: readonly Instance[]) {
  const vpcId = idOf(`vpc ${project.id} default`)
  const vpc = region.world.vpcs.get(vpcId)
  if (!vpc) return
  for (let row = 0; row < CROWD_SUBNETS; row += 1) {
    const subnetId = idOf(`subnet ${vpcId} row-${row}`)
    addSubnet(region, {
      id: subnetId,
      name: `row-${row}`,
      description: '',
      ipv4Block: `10.128.${4 * row}.0/22`,
      ipv6Block: ipv6BlockOf(vpc, row + 1),
      customRouterId: null,
      vpcId,
      ...stamps(region, 300),
    })
    for (const [index, instance] of instances.slice(row * IN_SUBNET, (row + 1) * IN_SUBNET).entries()) {
      const host = index + 5
      const number = row * IN_SUBNET + index
      const hex = number.toString(16).toUpperCase().padStart(4, '0')
      region.world.nics.insert({
        id: idOf(`nic ${instance.id} net0`),
        name: 'net0',
        description: `default primary interface for ${instance.name}`,
        instanceId: instance.id,
        ipStack: {
          type: 'v4',
          value: { ip: `10.128.${4 * row + Math.floor(host / 256)}.${host % 256}`, transitIps: [] },
        },
        mac: `02:5A:01:00:${hex.slice(0, 2)}:${hex.slice(2)}`,
        primary: true,
        subnetId,
        vpcId,
        timeCreated: instance.timeCreated,
        timeModified: instance.timeModified,
      })
    }
  }
}

/** One project with ten thousand instances, each with an interface. */
export function crowded(region: Region) {
  const { ops, research } = addPersonas(region.world)
  addPools(region, { ops, research })
  addFleet(region)
  const project = makeProject(region, ops, 'crowd', '', 400)
  const instances: Instance[] = []
  for (let index = 1; index <= CROWD_SUBNETS * IN_SUBNET; index += 1) {
    const instance = makeInstance(region, project, `node-${String(index).padStart(5, '0')}`, {
      state: index % 7 === 0 ? 'stopped' : 'running',
      ncpus: 1,
      memoryGiB: 1,
    })
    instances.push(instance)
  }
  giveCrowdNics(region, project, instances)
  for (let index = 1; index <= 5_000; index += 1)
    makeDisk(region, project, `disk-${String(index).padStart(5, '0')}`)
  // More than one call answers.
  addEntries(region, ops, 2_500)
}
