import type { Params } from 'react-router'
import { affinityApi } from '#store/api/resources/affinity'
import { ALL_LIMIT } from '#model/paging'
import { polledEvery } from '#features/kit/queries/polling'
import type { GroupKind } from '#features/shared/affinity/groupKinds'

// One hook for both kinds; the query of the other kind is skipped.

const { affinityGroupView, antiAffinityGroupView, affinityGroupMemberList, antiAffinityGroupMemberList } =
  affinityApi.endpoints

/** The parameters of a group's page. */
export interface GroupAt {
  kind: GroupKind
  project: string
  group: string
}

/** The group in a route's parameters. */
export function groupAt(params: Params): GroupAt {
  const { project = '', affinityGroup, antiAffinityGroup = '' } = params
  return affinityGroup === undefined
    ? { kind: 'anti-affinity', project, group: antiAffinityGroup }
    : { kind: 'affinity', project, group: affinityGroup }
}

export const antiAffinityGroupArgs = ({ project, group }: Omit<GroupAt, 'kind'>) => ({
  project,
  antiAffinityGroup: group,
})
export const affinityGroupArgs = ({ project, group }: Omit<GroupAt, 'kind'>) => ({
  project,
  affinityGroup: group,
})

/** One group. */
export function useGroup(at: GroupAt) {
  const antiAffinity = antiAffinityGroupView.useQuery(antiAffinityGroupArgs(at), {
    skip: at.kind !== 'anti-affinity',
  })
  const affinity = affinityGroupView.useQuery(affinityGroupArgs(at), { skip: at.kind !== 'affinity' })
  return at.kind === 'affinity' ? affinity : antiAffinity
}

/** The members of a group; one response contains all of them. */
export function useMembers(at: GroupAt, polled = polledEvery(0)) {
  const antiAffinity = antiAffinityGroupMemberList.useQuery(
    { ...antiAffinityGroupArgs(at), limit: ALL_LIMIT },
    { ...polled, skip: at.kind !== 'anti-affinity' },
  )
  const affinity = affinityGroupMemberList.useQuery(
    { ...affinityGroupArgs(at), limit: ALL_LIMIT },
    { ...polled, skip: at.kind !== 'affinity' },
  )
  return at.kind === 'affinity' ? affinity : antiAffinity
}
