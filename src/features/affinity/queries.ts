import { useMemo } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { affinityApi } from '#store/api/resources/affinity'
import { ALL_LIMIT } from '#store/model/paging'
import { polledEvery, usePolling } from '#features/shared/polling'
import type { GroupAt } from './groupAt'

// One hook for both kinds: the call of the other kind is not made.

const { affinityGroupView, antiAffinityGroupView, affinityGroupMemberList, antiAffinityGroupMemberList } =
  affinityApi.endpoints

export const apartArgs = ({ project, group }: Omit<GroupAt, 'kind'>) => ({
  project,
  antiAffinityGroup: group,
})
export const togetherArgs = ({ project, group }: Omit<GroupAt, 'kind'>) => ({ project, affinityGroup: group })

/** One group. */
export function useGroup(at: GroupAt) {
  const antiAffinity = antiAffinityGroupView.useQuery(apartArgs(at), { skip: at.kind !== 'anti-affinity' })
  const affinity = affinityGroupView.useQuery(togetherArgs(at), { skip: at.kind !== 'affinity' })
  return at.kind === 'affinity' ? affinity : antiAffinity
}

/** The members of a group, polled while one of them is in transition. */
export function usePolledMembers(at: GroupAt) {
  const antiAffinity = antiAffinityGroupMemberList.useQueryState(
    { ...apartArgs(at), limit: ALL_LIMIT },
    { skip: at.kind !== 'anti-affinity' },
  )
  const affinity = affinityGroupMemberList.useQueryState(
    { ...togetherArgs(at), limit: ALL_LIMIT },
    { skip: at.kind !== 'affinity' },
  )
  const { data } = at.kind === 'affinity' ? affinity : antiAffinity
  const observed = useMemo(
    () => data?.items.map(({ value }) => ({ id: value.id, state: value.runState })),
    [data],
  )
  return useMembers(at, usePolling(instanceLifecycle, observed))
}

/** The members of a group; one answer always holds all of them. */
export function useMembers(at: GroupAt, polled = polledEvery(0)) {
  const antiAffinity = antiAffinityGroupMemberList.useQuery(
    { ...apartArgs(at), limit: ALL_LIMIT },
    { ...polled, skip: at.kind !== 'anti-affinity' },
  )
  const affinity = affinityGroupMemberList.useQuery(
    { ...togetherArgs(at), limit: ALL_LIMIT },
    { ...polled, skip: at.kind !== 'affinity' },
  )
  return at.kind === 'affinity' ? affinity : antiAffinity
}
