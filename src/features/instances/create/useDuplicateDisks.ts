import { useCallback } from 'react'
import { disksApi } from '#store/api/resources/disks'
import { useAppDispatch } from '#store/hooks'
import { ALL_LIMIT } from '#store/model/paging'
import type { CreateValues } from './createValues'

/**
 * Finds the new disk whose name is taken: the server does not name it. The refreshed list also updates the form's
 * validation.
 */
export function useDuplicateDisks(project: string) {
  const dispatch = useAppDispatch()
  return useCallback(
    async (values: CreateValues, message: string): Promise<Record<string, string>> => {
      const asked = dispatch(
        disksApi.endpoints.diskList.initiate({ project, limit: ALL_LIMIT }, { forceRefetch: true }),
      )
      const { data } = await asked
      asked.unsubscribe()
      const names = new Set(data?.items.map(({ name }) => name))
      const isBoot = values.bootSource !== 'disk' && names.has(values.bootName)
      const queued = values.disks.find(
        ({ type, ...rest }) => type === 'create' && 'disk' in rest && names.has(rest.disk.name),
      )
      return {
        ...(isBoot && { bootName: message }),
        ...(queued && { disks: message }),
      }
    },
    [dispatch, project],
  )
}
