import { externalSubnetCreate } from '#store/api/generated/operations/externalSubnets'
import { offers } from '#store/api/versions/offers'
import { stamps } from '../factories/times'
import type { ProjectRow } from '../models/project'
import type { SiloRow } from '../models/silo'
import type { SubnetPoolRow } from '../models/subnetPool'
import { idOf } from '../random'
import type { Region } from '../region'

type Links = SubnetPoolRow['links']

const memberId = (subnet: string) => idOf(`subnet-pool-member ${subnet}`)

function makePool(
  region: Region,
  { name, description, ipVersion }: Pick<SubnetPoolRow, 'name' | 'description' | 'ipVersion'>,
  members: readonly (readonly [subnet: string, min: number, max: number])[],
  links: Links,
): SubnetPoolRow {
  const id = idOf(`subnet-pool ${name}`)
  const times = stamps(region, 2_800)
  const row: SubnetPoolRow = {
    id,
    name,
    description,
    ipVersion,
    links,
    members: members.map(([subnet, minPrefixLength, maxPrefixLength]) => ({
      id: memberId(subnet),
      subnetPoolId: id,
      subnet,
      minPrefixLength,
      maxPrefixLength,
      timeCreated: times.timeCreated,
    })),
    ...times,
  }
  region.world.subnetPools.insert(row)
  return row
}

const CAMERAS = '198.18.0.0/16'
const FERRIES = '3fff:100::/40'

/** Subnets of the showcase project: attached and free ones, of both families. */
const subnets: readonly [name: string, subnet: string, member: string, instance: string | null][] = [
  ['crane-cameras', '198.18.0.0/24', CAMERAS, 'berth-api-1'],
  ['gate-readers', '198.18.1.0/26', CAMERAS, 'berth-db-primary'],
  ['reefer-sensors', '198.18.2.0/24', CAMERAS, null],
  ['ferries', '3fff:100:0:1::/64', FERRIES, null],
]

/** Adds subnet pools and external subnets to a region that has them. */
export function addExternalSubnets(
  region: Region,
  project: ProjectRow,
  { ops, research }: { ops: SiloRow; research: SiloRow },
) {
  if (!offers(region.api, externalSubnetCreate)) return
  const link = (silo: SiloRow, isDefault: boolean) => ({ siloId: silo.id, isDefault })
  const pools = [
    makePool(
      region,
      { name: 'quayside', description: 'Whole networks for cranes and gates', ipVersion: 'v4' },
      [
        [CAMERAS, 20, 28],
        ['198.19.240.0/22', 22, 32],
      ],
      [link(ops, true), link(research, false)],
    ),
    makePool(
      region,
      { name: 'quayside-v6', description: '', ipVersion: 'v6' },
      [[FERRIES, 48, 64]],
      [link(ops, false)],
    ),
    makePool(region, { name: 'reserve', description: 'Not linked yet', ipVersion: 'v4' }, [], []),
  ]
  for (const [name, subnet, member, instance] of subnets) {
    const id = idOf(`external-subnet ${project.id} ${name}`)
    const pool = pools.find(({ members }) => members.some((row) => row.subnet === member))
    if (!pool) throw new Error(`no subnet pool has ${member}`)
    region.world.externalSubnets.insert({
      id,
      name,
      description: '',
      subnet,
      subnetPoolId: pool.id,
      subnetPoolMemberId: memberId(member),
      projectId: project.id,
      instanceId: instance === null ? null : idOf(`instance ${project.id} ${instance}`),
      ...stamps(region, 600),
    })
  }
}
