import { useMemo } from 'react'
import { meApi } from '../../store/api/me'
import { useMe } from '../app/useMe'

/** By which ids one holds roles oneself: one's own, and those of one's groups. */
export function useOwnIds(): readonly string[] {
  const { me } = useMe()
  const groups = meApi.endpoints.currentUserGroups.useQueryState({}).data
  return useMemo(() => [...(me ? [me.id] : []), ...(groups?.items ?? []).map(({ id }) => id)], [me, groups])
}
