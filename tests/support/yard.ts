import { makeGroup } from '#mirage/factories/affinityGroup'
import { makeDisk } from '#mirage/factories/disk'
import { makeFloatingIp } from '#mirage/factories/floatingIp'
import { makeImage } from '#mirage/factories/image'
import { makeInstance } from '#mirage/factories/instance'
import { giveNic } from '#mirage/factories/networkInterface'
import { makeProject } from '#mirage/factories/project'
import { makeSnapshot } from '#mirage/factories/snapshot'
import type { Region } from '#mirage/region'
import { addProbe } from '#mirage/scenarios/probes'
import { call, rowNamed } from './region'

/** The name of the project that tests take down. */
export const YARD = 'old-yard'

const count = (to: number) => Array.from({ length: to }, (_, index) => index + 1)

/** A project with more than sixty things, of every kind that is in a project. */
export async function makeYard(region: Region) {
  const { world } = region
  const silo = rowNamed(world.silos, 'tidewater-ops')
  const project = makeProject(region, silo, YARD, '', 400)
  for (const at of count(12)) {
    const instance = makeInstance(region, project, `crane-${at}`, {
      state: at % 3 === 0 ? 'running' : 'stopped',
    })
    giveNic(region, instance, 20 + at)
    makeDisk(region, project, `crane-${at}-boot`, { state: { state: 'attached', instance: instance.id } })
    makeFloatingIp(region, project, `quay-${at}`, `192.0.2.${100 + at}`, {
      instanceId: at % 2 === 0 ? instance.id : null,
    })
  }
  for (const at of count(8)) {
    const disk = makeDisk(region, project, `data-${at}`)
    makeSnapshot(region, project, `data-${at}-monday`, disk)
  }
  makeDisk(region, project, 'half', { state: { state: 'importing_from_bulk_writes' } })
  for (const at of count(3)) makeImage(region, silo, project, `golden-${at}`, 'linux', '13', 10)
  makeImage(region, silo, null, 'promoted', 'linux', '13', 10)
  for (const kind of ['affinity-group', 'anti-affinity-group'] as const)
    for (const at of count(2))
      makeGroup(region, project, kind, `${kind}-${at}`, { members: ['crane-1', 'crane-2'] })
  addProbe(region, project, 1)
  for (const vpc of ['freight', 'cargo']) {
    const named = (name: string, more: object = {}) => ({ name, description: '', ...more })
    await call('POST', `/v1/vpcs?project=${YARD}`, named(vpc, { dns_name: vpc }))
    const at = `vpc=${vpc}&project=${YARD}`
    await call('POST', `/v1/vpc-subnets?${at}`, named('inner', { ipv4_block: '10.1.0.0/24' }))
    await call('POST', `/v1/vpc-routers?${at}`, named('way'))
    await call('POST', `/v1/internet-gateways?${at}`, named('door'))
  }
  return project
}

/** The things of a project that a world still has, as `kind name`, without those that go with others. */
export function leftIn({ world }: Region, projectId: string): readonly string[] {
  const tables = {
    instance: world.instances,
    disk: world.disks,
    snapshot: world.snapshots,
    image: world.images,
    floatingIp: world.floatingIps,
    affinityGroup: world.affinityGroups,
    antiAffinityGroup: world.antiAffinityGroups,
    probe: world.probes,
    vpc: world.vpcs,
  }
  return Object.entries(tables).flatMap(([kind, rows]) =>
    rows
      .all()
      .flatMap((row: { name: string; projectId?: string | null | undefined }) =>
        row.projectId === projectId ? [`${kind} ${row.name}`] : [],
      ),
  )
}
