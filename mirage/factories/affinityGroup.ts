import type { AffinityPolicy } from '#store/api/generated/types'
import type { AffinityGroupRow } from '../models/affinityGroup'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { groupTable, type GroupKind } from '../rules/affinityGroups'
import { stamps } from './times'

interface GroupOptions {
  policy?: AffinityPolicy
  description?: string
  /** The names of its instances. */
  members?: readonly string[]
  hours?: number
}

/** A group of either kind, with its members. */
export function makeGroup(
  region: Region,
  project: ProjectRow,
  kind: GroupKind,
  name: string,
  { policy = 'allow', description = '', members = [], hours = 100 }: GroupOptions = {},
): AffinityGroupRow {
  const row: AffinityGroupRow = {
    id: idOf(`${kind} ${project.id} ${name}`),
    name,
    description,
    projectId: project.id,
    policy,
    failureDomain: 'sled',
    members: members.map((member) => idOf(`instance ${project.id} ${member}`)),
    ...stamps(region, hours),
  }
  groupTable(region.world, kind).insert(row)
  return row
}
