import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { Image } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { checkNamed, findProject, mandatoryProject, requireFree } from '../access/lookup'
import { projectRole, requireProject, requireSilo } from '../access/roles'
import type { ImageRow } from '../models/image'
import type { ProjectRow } from '../models/project'
import { handlersOf, type Region } from '../region'
import { newRow } from '../rules/newRow'
import { invalid, notFound, unreadable } from '../wire/apiError'
import { pageOf } from '../wire/pages'

type Role = 'viewer' | 'collaborator'

const toView = ({ siloId: _, ...image }: ImageRow): Image => image

/** The images of a project; without a project, those of the caller's silo. */
function imagesOf(region: Region, projectId: string | undefined): ImageRow[] {
  const { silo } = region.caller()
  return region.world.images.where(
    (row) => row.siloId === silo.id && (row.projectId ?? undefined) === projectId,
  )
}

/** @throws 403 when the caller has a lesser role where the image belongs: in its project, or in the silo */
function requireRole(region: Region, project: ProjectRow | undefined, role: Role) {
  if (project) requireProject(region, project, role)
  else requireSilo(region, role === 'collaborator' ? 'limited_collaborator' : role)
}

/**
 * An image by id alone; by name and project; or by name only, which means an image of the silo. The list without a
 * project holds silo images only.
 */
function find(
  region: Region,
  { image, project }: { image: string; project?: string | undefined },
  role: Role,
) {
  if (!isUuid(image)) {
    const home = project === undefined ? undefined : findProject(region, project)
    const row = imagesOf(region, home?.id).find((candidate) => candidate.name === image)
    if (!row) throw notFound('image', image, 'name')
    requireRole(region, home, role)
    return row
  }
  if (project !== undefined) throw invalid('when providing image as an ID, project should not be specified')
  const caller = region.caller()
  const row = region.world.images.get(image)
  const home = row?.projectId ? region.world.projects.get(row.projectId) : undefined
  const isVisible = row?.siloId === caller.silo.id && (!home || projectRole(region, caller, home))
  if (!row || !isVisible) throw notFound('image', image, 'id')
  requireRole(region, home, role)
  return row
}

const typeOf = (projectId: string | undefined) => (projectId ? 'project-image' : 'silo-image')

/** Moves an image to a project, or to the silo. @throws 400 when its name is in use there */
function moveImage(region: Region, row: ImageRow, project: ProjectRow | undefined): Image {
  requireFree(imagesOf(region, project?.id), typeOf(project?.id), row.name)
  const next = { ...row, projectId: project?.id ?? null, timeModified: region.timestamp() }
  region.world.images.update(row.id, next)
  return toView(next)
}

export const imageHandlers = handlersOf({
  /** The images of a project; without a project, those of the silo. */
  imageList({ args, region }) {
    const project = args.project ? findProject(region, args.project) : undefined
    if (!project) requireSilo(region, 'viewer')
    const { items, nextPage } = pageOf(imagesOf(region, project?.id), args)
    return { items: items.map(toView), nextPage }
  },
  imageView: ({ args, region }) => toView(find(region, args, 'viewer')),
  imageCreate({ args, region }) {
    const { body } = args
    const { name, description } = checkNamed(body)
    const { os, version, source } = body
    if (typeof os !== 'string') throw unreadable('os', 'missing field `os`')
    if (typeof version !== 'string') throw unreadable('version', 'missing field `version`')
    if (source?.type !== 'snapshot') throw unreadable('source', 'missing field `source`')
    const project = args.project === undefined ? undefined : findProject(region, args.project)
    requireRole(region, project, 'collaborator')
    const snapshot = region.world.snapshots.get(source.id)
    const home = snapshot && region.world.projects.get(snapshot.projectId)
    if (!snapshot || !home || !projectRole(region, region.caller(), home))
      throw notFound('snapshot', source.id, 'id')
    if (project && snapshot.projectId !== project.id)
      throw invalid('snapshot does not belong to this project')
    const reason = snapshotLifecycle.why(snapshot.state, 'command.createImage')
    if (reason) throw invalid(`snapshot is ${snapshot.state}: it cannot be made into an image`)
    requireFree(imagesOf(region, project?.id), typeOf(project?.id), name)
    const disk = region.world.disks.get(snapshot.diskId)
    const row: ImageRow = {
      ...newRow(region, `image ${project?.id ?? ''}`, { name, description }),
      os,
      version,
      size: snapshot.size,
      blockSize: disk?.blockSize ?? 512,
      digest: null,
      projectId: project?.id ?? null,
      siloId: region.caller().silo.id,
    }
    region.world.images.insert(row)
    return toView(row)
  },
  imageDelete({ args, region }) {
    region.world.images.remove(find(region, args, 'collaborator').id)
  },
  imagePromote({ args, region }) {
    const row = find(region, args, 'collaborator')
    requireSilo(region, 'limited_collaborator')
    if (!row.projectId) throw invalid('cannot promote a silo image')
    return moveImage(region, row, undefined)
  },
  /** Moves an image of the silo to the project. */
  imageDemote({ args, region }) {
    const project = mandatoryProject(region, args.project)
    const row = find(region, { image: args.image }, 'collaborator')
    requireSilo(region, 'limited_collaborator')
    requireProject(region, project, 'admin')
    if (row.projectId) throw invalid('cannot demote a project image')
    return moveImage(region, row, project)
  },
})
