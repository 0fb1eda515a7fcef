import { MAX_DESCRIPTION } from '#model/limits'
import { isUuid } from '#model/nameOrId'
import type { ProjectRow } from '../models/project'
import type { Region } from '../region'
import type { Table } from '../table'
import { badQuery, exists, invalid, notFound, type ApiError } from '../wire/apiError'
import { projectRole, requireProject, type Role } from './roles'

interface Named {
  id: string
  name: string
}

/** The project of a selector. @throws 404, also when the caller may not see it */
export function findProject(region: Region, selector: string): ProjectRow {
  const caller = region.caller()
  const byId = isUuid(selector)
  for (const project of region.world.projects.all()) {
    if (project.siloId !== caller.silo.id) continue
    if ((byId ? project.id : project.name) !== selector) continue
    if (projectRole(region, caller, project)) return project
  }
  throw notFound('project', selector, byId ? 'id' : 'name')
}

/** The rows of a project. */
export const inProject = <Row extends { id: string; projectId: string }>(
  rows: Table<Row>,
  projectId: string,
): Row[] => rows.where((row) => row.projectId === projectId)

/** The project of a list. @throws 400 when none is named */
export function mandatoryProject(region: Region, selector: string | undefined): ProjectRow {
  if (selector === undefined || selector === '') throw badQuery('missing field `project`')
  return findProject(region, selector)
}

/** @throws `missing` when the caller may not see the project, 403 when the caller has a lesser role in it */
export function requireSeen(region: Region, project: ProjectRow | undefined, least: Role, missing: ApiError) {
  if (!project || !projectRole(region, region.caller(), project)) throw missing
  requireProject(region, project, least)
}

/**
 * A resource of a project by name or id. A name needs the project; an id must come without it. Rules: WIRE-9, WIRE-10.
 *
 * @param role the role that the caller needs in the project
 */
export function findInProject<Row extends Named & { projectId: string }>(
  region: Region,
  rows: Table<Row>,
  type: string,
  selector: string,
  project: string | undefined,
  role: Role = 'viewer',
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
  const row = rows.findBy(({ projectId, name }) => projectId === home.id && name === selector)
  if (!row) throw notFound(type, selector, 'name')
  requireProject(region, home, role)
  return row
}

/**
 * A resource that a body names: by id, or by its name in a project.
 *
 * @throws 404, also when the caller may not see it; 400 when it belongs to another project
 */
export function resolveIn<Row extends Named & { projectId: string }>(
  region: Region,
  rows: Table<Row>,
  type: string,
  selector: string,
  projectId: string,
): Row {
  const row = isUuid(selector)
    ? rows.get(selector)
    : rows.findBy((candidate) => candidate.projectId === projectId && candidate.name === selector)
  const home = row && region.world.projects.get(row.projectId)
  if (!row || !home || !projectRole(region, region.caller(), home))
    throw notFound(type, selector, isUuid(selector) ? 'id' : 'name')
  if (row.projectId !== projectId) throw invalid(`${type} does not belong to this project`)
  return row
}

/**
 * Checks that a selector and its parents fit: a name needs the nearest parent, an id must come without parents.
 * Rule: WIRE-10.
 *
 * @param parents by their query parameters, nearest first
 * @throws 400
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

/** Name and description of a new resource, whose form is checked before. @throws 400 when the description is too long */
export function checkNamed({ name, description }: { name: string; description: string }) {
  if (description.length > MAX_DESCRIPTION)
    throw invalid(`description may contain at most ${MAX_DESCRIPTION} characters`)
  return { name, description }
}

/** Name and description after an update: a field that is absent or null stays as it is. */
export const renamed = (
  row: { name: string; description: string },
  body: { name?: string | null | undefined; description?: string | null | undefined },
): { name: string; description: string } =>
  checkNamed({ name: body.name ?? row.name, description: body.description ?? row.description })

/** @throws 400 when another row has the name */
export function requireFree(rows: Iterable<Named>, type: string, name: string, except?: string) {
  for (const row of rows) if (row.name === name && row.id !== except) throw exists(type, name)
}
