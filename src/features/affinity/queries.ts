import { useMemo } from 'react'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { affinityApi } from '../../store/api/affinity'
import { ALL_LIMIT } from '../../store/model/limits'
import { usePollInterval } from '../shared/list/usePollInterval'
import type { GroupAt } from './kinds'

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
  const apart = antiAffinityGroupView.useQuery(apartArgs(at), { skip: at.kind !== 'anti-affinity' })
  const together = affinityGroupView.useQuery(togetherArgs(at), { skip: at.kind !== 'affinity' })
  return at.kind === 'affinity' ? together : apart
}

/** The members of a group, as long as they are watched: asked again while one of them moves. */
export function usePolledMembers(at: GroupAt) {
  const apart = antiAffinityGroupMemberList.useQueryState(
    { ...apartArgs(at), limit: ALL_LIMIT },
    { skip: at.kind !== 'anti-affinity' },
  )
  const together = affinityGroupMemberList.useQueryState(
    { ...togetherArgs(at), limit: ALL_LIMIT },
    { skip: at.kind !== 'affinity' },
  )
  const { data } = at.kind === 'affinity' ? together : apart
  const observed = useMemo(
    () => data?.items.map(({ value }) => ({ id: value.id, state: value.runState })),
    [data],
  )
  return useMembers(at, usePollInterval(instanceLifecycle, observed))
}

/** The members of a group; there are never more than fit an answer. */
export function useMembers(at: GroupAt, pollingInterval = 0) {
  const options = { pollingInterval, skipPollingIfUnfocused: true }
  const apart = antiAffinityGroupMemberList.useQuery(
    { ...apartArgs(at), limit: ALL_LIMIT },
    { ...options, skip: at.kind !== 'anti-affinity' },
  )
  const together = affinityGroupMemberList.useQuery(
    { ...togetherArgs(at), limit: ALL_LIMIT },
    { ...options, skip: at.kind !== 'affinity' },
  )
  return at.kind === 'affinity' ? together : apart
}
