import { MAX_DESCRIPTION } from '../src/store/model/limits'
import { isUuid } from '../src/store/model/names'
import { badQuery, exists, invalid, notFound } from './fault'
import { projectRole, requireProject } from './roles'
import type { Region } from './region'
import type { ProjectRow } from './world'

interface Named {
  id: string
  name: string
}

/** The project of a selector, if the caller may see it. Invisible is not found. */
export function findProject(region: Region, selector: string): ProjectRow {
  const caller = region.caller()
  const byId = isUuid(selector)
  for (const project of region.world.projects.values()) {
    if (project.siloId !== caller.silo.id) continue
    if ((byId ? project.id : project.name) !== selector) continue
    if (projectRole(region, caller, project)) return project
  }
  throw notFound('project', selector, byId ? 'id' : 'name')
}

/** The project a list is of. @throws 400 when it is not named. */
export function mandatoryProject(region: Region, selector: string | undefined): ProjectRow {
  if (selector === undefined || selector === '') throw badQuery('missing field `project`')
  return findProject(region, selector)
}

/**
 * A thing of a project by name or id. An id needs no project and takes none; a name needs one. Source: §1.4.
 *
 * @param role what the caller must be in the project
 */
export function findInProject<Row extends Named & { projectId: string }>(
  region: Region,
  rows: ReadonlyMap<string, Row>,
  type: string,
  selector: string,
  project: string | undefined,
  role: 'viewer' | 'collaborator' = 'viewer',
): Row {
  if (isUuid(selector)) {
    if (project !== undefined)
      throw invalid(`when providing ${type} as an ID, project should not be specified`)
    const row = rows.get(selector)
    const home = row && region.world.projects.get(row.projectId)
    if (!row || !home || !projectRole(region, region.caller(), home)) throw notFound(type, selector, 'id')
    requireProject(region, home, role)
    return row
  }
  if (project === undefined) throw invalid(`${type} should either be an ID or project should be specified`)
  const home = findProject(region, project)
  for (const row of rows.values()) {
    if (row.projectId !== home.id || row.name !== selector) continue
    requireProject(region, home, role)
    return row
  }
  throw notFound(type, selector, 'name')
}

/**
 * A thing named in a body: by id, or by its name in a given project. An id is not a key: what the caller may not see is
 * not found, and what is of another project is refused.
 */
export function resolveIn<Row extends Named & { projectId: string }>(
  region: Region,
  rows: ReadonlyMap<string, Row>,
  type: string,
  selector: string,
  projectId: string,
): Row {
  const row = isUuid(selector)
    ? rows.get(selector)
    : [...rows.values()].find((each) => each.projectId === projectId && each.name === selector)
  const home = row && region.world.projects.get(row.projectId)
  if (!row || !home || !projectRole(region, region.caller(), home))
    throw notFound(type, selector, isUuid(selector) ? 'id' : 'name')
  if (row.projectId !== projectId) throw invalid(`${type} does not belong to this project`)
  return row
}

/** The fields every new thing has; their form is checked before. @throws 400 when the description is too long */
export function checkNamed({ name, description }: { name: string; description: string }) {
  if (description.length > MAX_DESCRIPTION)
    throw invalid(`description may contain at most ${MAX_DESCRIPTION} characters`)
  return { name, description }
}

/** @throws 400 when a thing of that name is there already. */
export function requireFree(rows: Iterable<Named>, type: string, name: string, except?: string) {
  for (const row of rows) if (row.name === name && row.id !== except) throw exists(type, name)
}
