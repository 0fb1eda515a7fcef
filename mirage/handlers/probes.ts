import type { ProbeInfo } from '../../src/store/api/generated/types'
import { isUuid } from '../../src/store/model/names'
import { findInFleet } from '../access/fleet'
import { checkNamed, inProject, mandatoryProject, requireFree } from '../access/lookup'
import { requireFleet, requireProject, type Role } from '../access/roles'
import type { PoolRow } from '../models/pool'
import type { ProbeRow } from '../models/probe'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { freeAddress, poolNamed } from '../rules/addresses'
import { addressFor, macOf, subnetNamed } from '../rules/nics'
import { notFound } from '../wire/fault'
import { pageOf } from '../wire/pages'

const shown = ({ id, name, sled, externalIps, interface: nic }: ProbeRow): ProbeInfo => ({
  id,
  name,
  sled,
  externalIps,
  interface: nic,
})

/** A network number made from an id: the same network, the same number. */
const vniOf = (vpcId: string) => Number.parseInt(vpcId.slice(0, 6), 16)

interface NewProbe {
  name: string
  description: string
  /** The id of the sled it is on. */
  sled: string
  pool: PoolRow
}

/** A probe, not yet kept: an interface in the project's default subnet, and an ephemeral address. @throws 404 or 507 */
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
      ip: addressFor(region, subnet),
      mac: macOf(nicId),
      primary: true,
      slot: 0,
      subnet: subnet.ipv4Block,
      transitIps: [],
      vni: vniOf(subnet.vpcId),
    },
    timeCreated: now,
    timeModified: now,
  }
}

/** @throws 403 to whoever is less than this in the fleet or in the project. */
function requireBoth(region: Region, project: ProjectRow, fleet: Role, inIt: Role) {
  requireFleet(region, fleet)
  requireProject(region, project, inIt)
}

function find(region: Region, project: ProjectRow, selector: string): ProbeRow {
  const byId = isUuid(selector)
  const row = inProject(region.world.probes, project.id).find(
    (each) => (byId ? each.id : each.name) === selector,
  )
  if (!row) throw notFound('probe', selector, byId ? 'id' : 'name')
  return row
}

/**
 * Probes: what stands in for an instance to see whether the network reaches it. They need a role in the fleet and one in
 * the project, and the project is named even beside an id. Source: backend-behaviour §3.5.
 */
export const probeHandlers = handlersOf({
  probeList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    requireBoth(region, project, 'viewer', 'viewer')
    return pageOf(inProject(region.world.probes, project.id).map(shown), args)
  },
  /** Looking at one asks for more than listing them, as the control plane has it. */
  probeView({ args, region }) {
    const project = mandatoryProject(region, args.project)
    requireBoth(region, project, 'viewer', 'collaborator')
    return shown(find(region, project, args.probe))
  },
  probeCreate({ args, region }) {
    const project = mandatoryProject(region, args.project)
    requireBoth(region, project, 'admin', 'collaborator')
    const { sled, ipPool } = args.body
    const { name, description } = checkNamed(args.body)
    findInFleet(region, region.world.sleds, 'sled', sled)
    requireFree(inProject(region.world.probes, project.id), 'probe', name)
    const row = newProbe(region, project, { name, description, sled, pool: poolNamed(region, ipPool) })
    region.world.probes.set(row.id, row)
    const { id, timeCreated, timeModified } = row
    return { id, name, description, sled, timeCreated, timeModified }
  },
  probeDelete({ args, region }) {
    const project = mandatoryProject(region, args.project)
    requireBoth(region, project, 'admin', 'collaborator')
    region.world.probes.delete(find(region, project, args.probe).id)
  },
})
