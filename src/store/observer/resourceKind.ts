import type { Lifecycle } from '#machines/lifecycle/ask'
import type { StatefulKind } from '#model/nouns'

/** The state of a resource in a response. */
export interface ObservedState {
  id: string
  name: string
  state: string
  /** When it entered that state, in milliseconds of the region's clock, if the record says so. */
  since?: number | undefined
}

/** A kind of resource: its lifecycle, and a reader of its records. */
export interface ResourceKind {
  readonly name: StatefulKind
  readonly lifecycle: Lifecycle
  /** Reads a record; undefined for a record of another kind. */
  read(record: unknown): ObservedState | undefined
}

/** The identity of a resource: its id, and its name if it has one. */
const byId = ({ id, name }: { id: string; name?: string }) => ({ id, name: name ?? id })

/**
 * Declares a kind. Endpoints name their kind, so that records need not be recognised by their fields.
 *
 * @param stateOf returns the name of the state, as the lifecycle spells it
 * @param sinceOf returns when the record entered its state, if records of the kind say so
 * @param identify returns the id and the name, for records without `id` and `name`
 */
export function resourceKind<Row extends { id: string; name?: string }>(
  name: StatefulKind,
  lifecycle: Lifecycle,
  stateOf: (row: Row) => string,
  identify?: undefined,
  sinceOf?: (row: Row) => number,
): ResourceKind
export function resourceKind<Row extends object>(
  name: StatefulKind,
  lifecycle: Lifecycle,
  stateOf: (row: Row) => string,
  identify: (row: Row) => Pick<ObservedState, 'id' | 'name'>,
): ResourceKind
export function resourceKind<Row extends object>(
  name: StatefulKind,
  lifecycle: Lifecycle,
  stateOf: (row: Row) => string,
  identify?: (row: Row) => Pick<ObservedState, 'id' | 'name'>,
  sinceOf?: (row: Row) => number,
): ResourceKind {
  return {
    name,
    lifecycle,
    read(record) {
      if (typeof record !== 'object' || record === null) return undefined
      const row = record as Row
      const who = identify ? identify(row) : 'id' in record ? byId(record as { id: string }) : undefined
      return who && { ...who, state: stateOf(row), ...(sinceOf && { since: sinceOf(row) }) }
    },
  }
}

/** How the responses of an endpoint contain records of a kind. */
export interface Observes {
  readonly kind: ResourceKind
  /**
   * `one`: the response is one record. `some`: a list that may omit records that still exist. `all`: a list that,
   * when complete, contains every record of the kind in its scope.
   */
  readonly shows: 'one' | 'some' | 'all'
}
