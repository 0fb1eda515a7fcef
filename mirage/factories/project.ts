import type { ProjectRow } from '../models/project'
import type { SiloRow } from '../models/silo'
import { idOf } from '../random'
import type { Region } from '../region'
import { addDefaultVpc } from '../rules/vpcNetworks'
import { stamps } from './times'

/** A project with its default VPC. */
export function makeProject(
  region: Region,
  silo: SiloRow,
  name: string,
  description: string,
  hours: number,
): ProjectRow {
  const row: ProjectRow = {
    id: idOf(`project ${silo.name} ${name}`),
    name,
    description,
    siloId: silo.id,
    ...stamps(region, hours),
  }
  region.world.projects.insert(row)
  addDefaultVpc(region, row)
  return row
}
