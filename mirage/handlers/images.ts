import type { Image } from '../../src/store/api/generated/types'
import { findProject } from '../lookup'
import { pageOf } from '../pages'
import { handlersOf } from '../region'
import { requireSilo } from '../roles'
import type { ImageRow } from '../world'

const shown = ({ siloId: _, ...image }: ImageRow): Image => image

export const imageHandlers = handlersOf({
  /** With a project, that project's images; without one, the silo's. */
  imageList({ args, region }) {
    const { silo } = region.caller()
    const project = args.project ? findProject(region, args.project) : undefined
    if (!project) requireSilo(region, 'viewer')
    const rows = [...region.world.images.values()].filter(
      (row) => row.siloId === silo.id && (row.projectId ?? undefined) === project?.id,
    )
    const { items, nextPage } = pageOf(rows, args)
    return { items: items.map(shown), nextPage }
  },
})
