import type { EndpointBuilder } from '@reduxjs/toolkit/query'
import { asApiError, isChangedMeanwhile } from '#model/apiError'
import { isRecord } from '#model/isRecord'
import type { Joins } from '#model/merge'
import type { Observes } from '#store/observer/resourceKind'
import type { Tag } from '../api'
import type { OperationName, Operations, Operation } from '../generated/operationTypes'
import type { BaseQuery, CallExtra } from './baseQuery'
import { bySubject, extraOptions, refreshing } from './endpoint'
import type { Answer, CallArgs } from './operation'

/** The body of an update. */
type Body<K extends OperationName> = NonNullable<Operations[K]['body']>

/** The arguments of an update: the fields as they are wanted, and as the user has seen them; undefined for unseen ones. */
export type UpdateArgs<K extends OperationName> = Omit<CallArgs<K>, 'body'> & {
  body: Partial<Body<K>>
  was?: Partial<Body<K>> | undefined
}

/** How a record is updated. */
export interface Updated<K extends OperationName, V extends OperationName> {
  /** The operation that reads the record, with the same selectors. */
  view: Operation<V>
  /** The present values of the fields that the update can change. */
  fields: (present: Answer<V>) => Body<K>
  /** The fields that the region clears, or asks for, where an update has not got them. */
  always?: 'all' | readonly (keyof Body<K> & string)[]
  joins?: Joins
  /** What was changed, in words, if it has no name. */
  what?: string
  /** The response of the update has no body: the record is that which is read afterwards. */
  isSilent?: true
  /** The kind of resource whose state the record contains. */
  observes?: Observes
}

/** The fields of a record that has no others to change. */
export const namedFields = ({ name, description }: { name: string; description: string }) => ({
  name,
  description,
})

const isNamed = (record: unknown) => isRecord(record) && 'name' in record

/**
 * An update of a record: sends what the user has changed, onto what is there now. Selected in several ways, by name or
 * id, the records of one kind wait for each other. Rules: FORM-12, WIRE-22.
 *
 * @param stale types of tags that its success invalidates, and a conflict
 */
export const update = <K extends OperationName, V extends OperationName>(
  build: EndpointBuilder<BaseQuery, Tag, 'api'>,
  operation: Operation<K>,
  stale: readonly Tag[],
  of: Updated<K, V>,
) =>
  build.mutation<Answer<V>, UpdateArgs<K>>({
    queryFn: async (args, { extra }, _options, ask) => {
      try {
        const { updateInTurn } = await import('./updateInTurn')
        return await updateInTurn(operation, of, args, extra as CallExtra, ask)
      } catch (error) {
        return { error: asApiError(error) }
      }
    },
    invalidatesTags: (record, error) => ((error ? isChangedMeanwhile(error) : !isNamed(record)) ? stale : []),
    // What has a name can have been renamed.
    onQueryStarted: refreshing(stale, bySubject(operation), isNamed),
    ...extraOptions(of.observes),
  })
