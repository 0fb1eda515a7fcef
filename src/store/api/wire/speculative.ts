/**
 * The running queries of prefetched pages. A 401 to one of them does not end the session: if the page is opened,
 * it sends the request again.
 */
export class SpeculativeCalls {
  private readonly keys = new Set<string>()

  /** Marks the running query of a cache entry as prefetched. @returns removes the mark */
  mark(queryCacheKey: string): () => void {
    this.keys.add(queryCacheKey)
    return () => this.expect(queryCacheKey)
  }

  /** Removes the mark, because a page now waits for the query. */
  expect(queryCacheKey: string) {
    this.keys.delete(queryCacheKey)
  }

  /** Whether the query of a cache entry is only prefetched. */
  has(queryCacheKey: string | undefined): boolean {
    return queryCacheKey !== undefined && this.keys.has(queryCacheKey)
  }
}
