import { MAX_DESCRIPTION } from '../../src/store/model/limits'
import { isUuid } from '../../src/store/model/names'
import type { ProjectRow } from '../models/project'
import type { Region } from '../region'
import { badQuery, exists, invalid, notFound, type Fault } from '../wire/fault'
import { projectRole, requireProject } from './roles'

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

/** The rows of a project. */
export const inProject = <Row extends { projectId: string }>(
  rows: ReadonlyMap<string, Row>,
  projectId: string,
): Row[] => [...rows.values()].filter((row) => row.projectId === projectId)

/** The project a list is of. @throws 400 when it is not named. */
export function mandatoryProject(region: Region, selector: string | undefined): ProjectRow {
  if (selector === undefined || selector === '') throw badQuery('missing field `project`')
  return findProject(region, selector)
}

/** Lets those pass who are this in a project. @throws `missing` to those who do not even see it, 403 to the others */
export function requireSeen(
  region: Region,
  project: ProjectRow | undefined,
  least: 'viewer' | 'collaborator',
  missing: Fault,
) {
  if (!project || !projectRole(region, region.caller(), project)) throw missing
  requireProject(region, project, least)
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
  checkSelector(type, selector, { project })
  if (isUuid(selector)) {
    const row = rows.get(selector)
    const missing = notFound(type, selector, 'id')
    if (!row) throw missing
    requireSeen(region, region.world.projects.get(row.projectId), role, missing)
    return row
  }
  const home = findProject(region, project ?? '')
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

/**
 * Checks that a selector and its parents fit: an id takes no parents, a name needs the nearest one. Source: §1.4.
 *
 * @param parents by their names in the query, nearest first
 */
export function checkSelector(
  type: string,
  selector: string,
  parents: Readonly<Record<string, string | undefined>>,
) {
  const names = Object.keys(parents)
  const [nearest = ''] = names
  if (isUuid(selector) && names.some((name) => parents[name] !== undefined))
    throw invalid(`when providing ${type} as an ID, ${names.join(' and ')} should not be specified`)
  if (!isUuid(selector) && parents[nearest] === undefined)
    throw invalid(`${type} should either be an ID or ${nearest} should be specified`)
}

/** The fields every new thing has; their form is checked before. @throws 400 when the description is too long */
export function checkNamed({ name, description }: { name: string; description: string }) {
  if (description.length > MAX_DESCRIPTION)
    throw invalid(`description may contain at most ${MAX_DESCRIPTION} characters`)
  return { name, description }
}

/** Name and description after an update: what is absent or null stays. */
export const renamed = (
  row: { name: string; description: string },
  body: { name?: string | null | undefined; description?: string | null | undefined },
): { name: string; description: string } =>
  checkNamed({ name: body.name ?? row.name, description: body.description ?? row.description })

/** @throws 400 when a thing of that name is there already. */
export function requireFree(rows: Iterable<Named>, type: string, name: string, except?: string) {
  for (const row of rows) if (row.name === name && row.id !== except) throw exists(type, name)
}
