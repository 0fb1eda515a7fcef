/**
 * The running queries of pages that may never be opened. A 401 to one of them does not end the session: the page, if it
 * is opened, asks again.
 */
export class SpeculativeCalls {
  private readonly keys = new Set<string>()

  /** Marks the running query of a cache entry as one that no page waits for. @returns removes the mark */
  mark(queryCacheKey: string): () => void {
    this.keys.add(queryCacheKey)
    return () => this.expect(queryCacheKey)
  }

  /** A page waits for the running query of a cache entry: it is an ordinary one from now on. */
  expect(queryCacheKey: string) {
    this.keys.delete(queryCacheKey)
  }

  /** Whether no page waits for the query of a cache entry. */
  has(queryCacheKey: string | undefined): boolean {
    return queryCacheKey !== undefined && this.keys.has(queryCacheKey)
  }
}
