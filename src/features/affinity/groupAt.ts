import type { Params } from 'react-router'
import type { GroupKind } from './exports/groups'

/** The parameters of a group's page. */
export interface GroupAt {
  kind: GroupKind
  project: string
  group: string
}

/** The group that a route names. */
export function groupAt(params: Params): GroupAt {
  const { project = '', affinityGroup, antiAffinityGroup = '' } = params
  return affinityGroup === undefined
    ? { kind: 'anti-affinity', project, group: antiAffinityGroup }
    : { kind: 'affinity', project, group: affinityGroup }
}
