import type { Lifecycle } from '#machines/lifecycle/ask'
import type { StatefulKind } from '../model/nouns'

/** A resource in an answer. */
export interface ObservedState {
  id: string
  name: string
  state: string
}

/** A kind of resource: its lifecycle, and how a record of it tells its state. */
export interface ResourceKind {
  readonly name: StatefulKind
  readonly lifecycle: Lifecycle
  /** Reads a record; undefined when the record is not one of this kind. */
  read(record: unknown): ObservedState | undefined
}

/** The identity of a resource: most have an id, and some a name. */
const byId = ({ id, name }: { id: string; name?: string }) => ({ id, name: name ?? id })

/**
 * Declares a kind. Endpoints name their kind, so that records need not be recognised by their fields.
 *
 * @param stateOf the name of the state, as the lifecycle spells it
 * @param identify the id and the name, where the record has them otherwise than as `id` and `name`
 */
export function resourceKind<Row extends { id: string; name?: string }>(
  name: StatefulKind,
  lifecycle: Lifecycle,
  stateOf: (row: Row) => string,
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
): ResourceKind {
  return {
    name,
    lifecycle,
    read(record) {
      if (typeof record !== 'object' || record === null) return undefined
      const row = record as Row
      const who = identify ? identify(row) : 'id' in record ? byId(record as { id: string }) : undefined
      return who && { ...who, state: stateOf(row) }
    },
  }
}

/** How the answers of an endpoint contain records of a kind. */
export interface Observes {
  readonly kind: ResourceKind
  /**
   * `one`: the answer is one record. `some`: a list that may leave out records for other reasons than that they are
   * gone. `all`: a list that, when it is complete, holds every record of the kind in its scope.
   */
  readonly shows: 'one' | 'some' | 'all'
}
