import { eachPage } from '#store/api/wire/eachPage'
import type { ApiError } from '#model/apiError'
import { PAGE_LIMIT } from '#model/paging'
import type { ResourceList } from '../resourceList'

/** The rows of a list from its first to its last page. */
export interface ReadResult<Row> {
  rows: readonly Row[]
  /** Why reading ended before the last page. */
  error?: ApiError
}

/**
 * Reads a list to its end, one page after the other. A list that is loaded as a whole is not read again.
 *
 * @param onRead called with the number of rows read so far
 * @param signal ends the reading: the rows so far are the result
 */
export async function readAll<Row>(
  { readPage, loaded, count }: Pick<ResourceList<Row>, 'readPage' | 'loaded' | 'count'>,
  onRead: (rows: number) => void,
  signal: AbortSignal,
): Promise<ReadResult<Row>> {
  if (!readPage || count?.scope === 'whole') return { rows: loaded ?? [] }
  const rows: Row[] = []
  for await (const { data, error } of eachPage(PAGE_LIMIT, readPage)) {
    if (!data) return { rows, error: error as ApiError }
    rows.push(...data.items)
    onRead(rows.length)
    if (signal.aborted) break
  }
  return { rows }
}
