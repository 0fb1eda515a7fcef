import type { ProbeInfo } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { findInFleet } from '../access/fleet'
import { checkNamed, inProject, mandatoryProject, requireFree } from '../access/lookup'
import { requireFleet, requireProject, type Role } from '../access/roles'
import type { ProbeRow } from '../models/probe'
import type { ProjectRow } from '../models/project'
import { handlersOf, type Region } from '../region'
import { poolOf } from '../rules/addresses'
import { newProbe } from '../rules/probes'
import { notFound } from '../wire/apiError'
import { pageOf } from '../wire/pages'

const toView = ({ id, name, sled, externalIps, interface: nic }: ProbeRow): ProbeInfo => ({
  id,
  name,
  sled,
  externalIps,
  interface: nic,
})

/** @throws 403 unless the caller has both roles: one in the fleet and one in the project */
function requireBoth(region: Region, project: ProjectRow, fleet: Role, inIt: Role) {
  requireFleet(region, fleet)
  requireProject(region, project, inIt)
}

function find(region: Region, project: ProjectRow, selector: string): ProbeRow {
  const byId = isUuid(selector)
  const row = inProject(region.world.probes, project.id).find(
    (probe) => (byId ? probe.id : probe.name) === selector,
  )
  if (!row) throw notFound('probe', selector, byId ? 'id' : 'name')
  return row
}

/**
 * Probes test whether the network reaches an instance. They need a role in the fleet and one in the project. The
 * project is named even beside an id. Rules: ROLE-12, OPS-20.
 */
export const probeHandlers = handlersOf({
  probeList({ args, region }) {
    const project = mandatoryProject(region, args.project)
    requireBoth(region, project, 'viewer', 'viewer')
    return pageOf(inProject(region.world.probes, project.id).map(toView), args)
  },
  /** As in the control plane, viewing one needs a higher role than listing them. */
  probeView({ args, region }) {
    const project = mandatoryProject(region, args.project)
    requireBoth(region, project, 'viewer', 'collaborator')
    return toView(find(region, project, args.probe))
  },
  probeCreate({ args, region }) {
    const project = mandatoryProject(region, args.project)
    requireBoth(region, project, 'admin', 'collaborator')
    const { sled, poolSelector } = args.body
    const { name, description } = checkNamed(args.body)
    findInFleet(region, region.world.sleds, 'sled', sled)
    requireFree(inProject(region.world.probes, project.id), 'probe', name)
    const row = newProbe(region, project, { name, description, sled, pool: poolOf(region, poolSelector) })
    region.world.probes.insert(row)
    const { id, timeCreated, timeModified } = row
    return { id, name, description, sled, timeCreated, timeModified }
  },
  probeDelete({ args, region }) {
    const project = mandatoryProject(region, args.project)
    requireBoth(region, project, 'admin', 'collaborator')
    region.world.probes.remove(find(region, project, args.probe).id)
  },
})
