/** The result of dispatching an endpoint: a promise that can be aborted. */
export interface Started<Output> {
  abort(): void
  unwrap(): Promise<Output>
}
