import type { Project } from '#store/api/generated/types'
import { checkNamed, findProject, requireFree } from '../access/lookup'
import { projectRole, requireProject, requireSilo, siloRole } from '../access/roles'
import type { ProjectRow } from '../models/project'
import type { Table } from '../table'
import { handlersOf, type Region } from '../region'
import { addDefaultVpc } from '../rules/vpcNetworks'
import { newRow } from '../rules/newRow'
import { forbidden, invalid } from '../wire/apiError'
import { pageOf } from '../wire/pages'

interface InSomeProject {
  id: string
  name: string
  projectId?: string | null | undefined
}

const toView = ({ id, name, description, timeCreated, timeModified }: ProjectRow): Project => ({
  id,
  name,
  description,
  timeCreated,
  timeModified,
})

const ofSilo = (region: Region) => {
  const { silo } = region.caller()
  return region.world.projects.where((project) => project.siloId === silo.id)
}

/** The first resource that prevents the deletion of a project, in the order of the control plane. */
function firstContent({ world }: Region, id: string): string | undefined {
  const kinds: readonly (readonly [string, Table<InSomeProject>])[] = [
    ['an instance', world.instances],
    ['a disk', world.disks],
    ['a floating ip', world.floatingIps],
    ['a project image', world.images],
    ['a snapshot', world.snapshots],
    ['a vpc', world.vpcs],
    ['an affinity group', world.affinityGroups],
    ['an anti affinity group', world.antiAffinityGroups],
    // Ours: the control plane does not check them.
    ['an external subnet', world.externalSubnets],
  ]
  for (const [kind, rows] of kinds) {
    const row = rows.findBy(({ projectId }) => projectId === id)
    if (row) return `${kind}: ${row.name}`
  }
  return undefined
}

export const projectHandlers = handlersOf({
  projectList({ args, region }) {
    const caller = region.caller()
    const visible = ofSilo(region).filter((project) => projectRole(region, caller, project))
    // Ours: a user with a role on one project only sees that project; the control plane refuses the list.
    if (visible.length === 0 && !siloRole(region, caller)) throw forbidden()
    const { items, nextPage } = pageOf(visible, args)
    return { items: items.map(toView), nextPage }
  },
  projectView: ({ args, region }) => toView(findProject(region, args.project)),
  projectCreate({ args: { body }, region }) {
    requireSilo(region, 'collaborator')
    const { name, description } = checkNamed(body)
    requireFree(ofSilo(region), 'project', name)
    const row: ProjectRow = {
      ...newRow(region, 'project', { name, description }),
      siloId: region.caller().silo.id,
    }
    region.world.projects.insert(row)
    addDefaultVpc(region, row)
    return toView(row)
  },
  projectUpdate({ args: { project, body }, region }) {
    const row = findProject(region, project)
    requireProject(region, row, 'admin')
    const name = body.name ?? row.name
    const description = body.description ?? row.description
    checkNamed({ name, description })
    requireFree(ofSilo(region), 'project', name, row.id)
    const next = { ...row, name, description, timeModified: region.timestamp() }
    region.world.projects.update(row.id, next)
    return toView(next)
  },
  projectDelete({ args: { project }, region }) {
    const row = findProject(region, project)
    requireProject(region, row, 'admin')
    const content = firstContent(region, row.id)
    if (content) throw invalid(`project to be deleted contains ${content}`)
    region.world.roles.removeWhere(({ resourceId }) => resourceId === row.id)
    region.world.projects.remove(row.id)
  },
})
