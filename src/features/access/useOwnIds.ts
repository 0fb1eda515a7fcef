import { useMemo } from 'react'
import { meApi } from '#store/api/resources/me'
import { useMe } from '#features/shared/useMe'

/** The ids by which the current user holds roles: their own id and those of their groups. */
export function useOwnIds(): readonly string[] {
  const { me } = useMe()
  const groups = meApi.endpoints.currentUserGroups.useQueryState({}).data
  return useMemo(() => [...(me ? [me.id] : []), ...(groups?.items ?? []).map(({ id }) => id)], [me, groups])
}
