import { answerAsOf, cachedQueries } from '#store/api/internals'
import { byNameApi, canAskByName } from '#store/api/resources/byName'
import type { Page } from '#store/api/wire/nextPage'
import { isApiError } from '#model/apiError'
import type { AppStore } from '#store/store'
import { READY, type ChoiceStatus, type CutCall } from '#ui/forms/choiceStatusText'
import { askFor } from '#features/kit/queries/askFor'
import { choiceStatus } from '../choices'

interface NamedRow {
  id: string
  /** Of images: absent for those of the silo. */
  projectId?: string | null
}

const isThere = (error: unknown) => !(isApiError(error) && [403, 404].includes(error.statusCode))

/** Adds a row to the answer of a call in the cache, for all who read that. */
function addRow(store: AppStore, { endpointName, originalArgs }: CutCall, row: NamedRow) {
  const args = JSON.stringify(originalArgs)
  const cached = cachedQueries(store.getState()).find(
    (query) => query?.endpointName === endpointName && JSON.stringify(query.originalArgs) === args,
  )
  const page = cached?.data as Page<NamedRow> | undefined
  if (!page || page.items.some(({ id }) => id === row.id)) return
  // An image by its ID may be one of another list.
  const isOfProject = 'project' in (originalArgs as object)
  if (endpointName === 'imageList' && isOfProject !== Boolean(row.projectId)) return
  const next = { ...page, items: [...page.items, row] }
  store.dispatch(answerAsOf(endpointName, originalArgs, next, cached?.fulfilledTimeStamp ?? 0))
}

/**
 * Asks the region for a record by its name or id, in each list that was not read to its end, and adds it to the list.
 *
 * @returns the status of a picker for that name: it has been asked for, it was not, or its call failed
 */
export async function askByName(
  store: AppStore,
  status: ChoiceStatus & { state: 'ready' },
  name: string,
  refetch: () => void,
): Promise<ChoiceStatus> {
  const calls = status.cut ?? []
  const askable = calls.filter(({ endpointName }) => canAskByName(endpointName))
  const errors = await Promise.all(
    askable.map(async (call) => {
      const at = call.originalArgs as Readonly<Record<string, unknown>>
      try {
        const row = await askFor(store, byNameApi.endpoints.byName, { list: call.endpointName, at, name })
        addRow(store, call, row as NamedRow)
        return undefined
      } catch (error) {
        return isThere(error) ? error : undefined
      }
    }),
  )
  const error = errors.find((each) => each !== undefined)
  if (error !== undefined) return choiceStatus({ error, isFetching: false, refetch })
  return askable.length < calls.length ? status : READY
}
