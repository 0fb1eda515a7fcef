import { useSyncExternalStore } from 'react'

/** A value with listeners: for state that contains functions and cannot be in the store. */
export interface Observable<Value> {
  get(): Value
  set(next: Value): void
  subscribe(listener: () => void): () => void
}

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

/** The current value of an observable, in a component. */
export const useObservable = <Value>({ subscribe, get }: Observable<Value>): Value =>
  useSyncExternalStore(subscribe, get)
