import { useSyncExternalStore } from 'react'

/** A value with listeners: for state that contains functions and cannot be in the store. */
export interface Observable<Value> {
  get(): Value
  set(next: Value): void
  subscribe(listener: () => void): () => void
}

/** An observable that is read alone. */
type Watched<Value> = Pick<Observable<Value>, 'get' | 'subscribe'>

/** An observable with an initial value. Setting the value that it has already does nothing. */
export function observable<Value>(first: Value): Observable<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * The current value of an observable, in a component.
 *
 * @param select the part of the value that the component renders again for; the whole of it by default
 */
export function useObservable<Value>(of: Watched<Value>): Value
export function useObservable<Value, Selected>(
  of: Watched<Value>,
  select: (value: Value) => Selected,
): Selected
export function useObservable<Value>({ subscribe, get }: Watched<Value>, select?: (value: Value) => unknown) {
  const read = select ? () => select(get()) : get
  // A page that is rendered without a browser shows the same.
  return useSyncExternalStore(subscribe, read, read)
}
