import type { PoolRow } from '../models/pool'
import type { ProbeRow } from '../models/probe'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { freeAddress } from './addresses'
import { addressFor, macOf, subnetNamed } from './nics'

/** The virtual network number of a VPC, derived from its id. */
const vniOf = (vpcId: string) => Number.parseInt(vpcId.slice(0, 6), 16)

interface NewProbe {
  name: string
  description: string
  /** The id of its sled. */
  sled: string
  pool: PoolRow
}

/**
 * The row of a new probe, not yet stored: with an interface in the default subnet of the project and an ephemeral
 * address.
 *
 * @throws 404 when there is no default subnet, 507 when there is no free address
 */
export function newProbe(
  region: Region,
  project: ProjectRow,
  { name, description, sled, pool }: NewProbe,
): ProbeRow {
  const place = { name: 'net0', description: '', vpcName: 'default', subnetName: 'default' }
  const subnet = subnetNamed(region, project.id, place)
  const now = region.timestamp()
  const id = idOf(`probe ${project.id} ${name} ${now}`)
  const nicId = idOf(`nic ${id}`)
  return {
    id,
    name,
    description,
    projectId: project.id,
    vpcId: subnet.vpcId,
    ipPoolId: pool.id,
    sled,
    externalIps: [{ kind: 'ephemeral', ip: freeAddress(region, pool), firstPort: 0, lastPort: 65_535 }],
    interface: {
      id: nicId,
      kind: { type: 'probe', id },
      name,
      ipConfig: {
        type: 'v4',
        value: { ip: addressFor(region, subnet), subnet: subnet.ipv4Block, transitIps: [] },
      },
      mac: macOf(nicId),
      primary: true,
      slot: 0,
      vni: vniOf(subnet.vpcId),
    },
    timeCreated: now,
    timeModified: now,
  }
}
