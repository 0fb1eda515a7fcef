import { useEffect, useMemo, useRef } from 'react'
import { shallowEqual } from 'react-redux'
import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { rackMembershipApi } from '#store/api/resources/rackMemberships'
import type { RackMembershipStatus } from '#store/api/generated/types'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { useHasFeature } from '#store/useRegionVersion'
import { recordPolling } from '#features/kit/queries/polling'
import { isUnderWay } from '#features/shared/hardware/rackMembers'

const { rackMembershipStatus } = rackMembershipApi.endpoints

/**
 * The query of the newest change of a rack's membership, polled while it is in progress. Once it is over, the sleds are
 * read again. Undefined where the region has none.
 */
export function useMembership(rackId: string) {
  const isOffered = useHasFeature('rackMembership')
  const known = rackMembershipStatus.useQueryState({ rackId }).data
  const query = rackMembershipStatus.useQuery(
    { rackId },
    { skip: !isOffered, ...recordPolling(rackMembershipLifecycle, known?.state) },
  )
  const isMoving = isUnderWay(query.data)
  const wasMoving = useRef(isMoving)
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (wasMoving.current && !isMoving)
      dispatch(rackMembershipApi.util.invalidateTags(['Sled', 'PhysicalDisk']))
    wasMoving.current = isMoving
  }, [isMoving, dispatch])
  return isOffered ? query : undefined
}

/** The newest changes of the members of racks, by the rack, as far as the page has read them. Sends nothing. */
export function useKnownMemberships(rackIds: readonly string[]): ReadonlyMap<string, RackMembershipStatus> {
  const known = useAppSelector(
    (state) => rackIds.map((rackId) => rackMembershipStatus.select({ rackId })(state).data),
    shallowEqual,
  )
  return useMemo(() => new Map(known.flatMap((change) => (change ? [[change.rackId, change]] : []))), [known])
}
