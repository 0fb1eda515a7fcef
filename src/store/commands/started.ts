/** The result of dispatching an endpoint: a promise that can be aborted. */
export interface Started<Output> {
  /** The page's own id of the request. */
  readonly requestId: string
  abort(): void
  unwrap(): Promise<Output>
}
