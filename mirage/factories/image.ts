import type { Image } from '#store/api/generated/types'
import { GIB } from '#model/units'
import type { ImageRow } from '../models/image'
import type { ProjectRow } from '../models/project'
import type { SiloRow } from '../models/silo'
import { idOf } from '../random'
import type { Region } from '../region'
import { stamps } from './times'

/** An image of a project, or of the silo without a project. */
export function makeImage(
  region: Region,
  silo: SiloRow,
  project: ProjectRow | null,
  name: string,
  os: string,
  version: string,
  sizeGiB: number,
): Image {
  const row: ImageRow = {
    id: idOf(`image ${silo.name} ${project?.name ?? ''} ${name}`),
    name,
    description: '',
    os,
    version,
    size: sizeGiB * GIB,
    blockSize: 512,
    digest: null,
    projectId: project?.id ?? null,
    siloId: silo.id,
    ...stamps(region, 2_000),
  }
  region.world.images.insert(row)
  return row
}
