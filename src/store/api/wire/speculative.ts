// Queries of pages that may never be opened. A 401 to one of them does not end the session: the page, if it is opened,
// asks again.

const keys = new Set<string>()

/** Marks the running query of a cache entry as one that no page waits for. @returns removes the mark */
export function markSpeculative(queryCacheKey: string): () => void {
  keys.add(queryCacheKey)
  return () => expectAnswer(queryCacheKey)
}

/** Removes the mark: a page waits for the query now. */
export const expectAnswer = (queryCacheKey: string) => void keys.delete(queryCacheKey)

/** Whether no page waits for the query of a cache entry. */
export const isSpeculative = (queryCacheKey: string | undefined): boolean =>
  queryCacheKey !== undefined && keys.has(queryCacheKey)
