import { isRecord } from '#model/isRecord'
import { changedAfter, clashing, isChanged, mergeFields } from '#model/merge'
import { isSameValue } from '#model/sameValue'
import type { OperationName, Operation } from '../generated/operationTypes'
import type { CallExtra } from './baseQuery'
import type { Ask, TypedCall } from './call'
import { bySubject } from './endpoint'
import type { Answer } from './operation'
import type { Updated, UpdateArgs } from './update'
import { writeInTurn } from './writeInTurn'

const textAt = (record: unknown, key: 'id' | 'name') => {
  const value = isRecord(record) ? record[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Updates a record in its turn: see `update`. */
export function updateInTurn<K extends OperationName, V extends OperationName>(
  operation: Operation<K>,
  { view, fields, always = [], joins, what = 'This', isSilent }: Updated<K, V>,
  args: UpdateArgs<K>,
  extra: CallExtra,
  ask: Ask,
) {
  type Present = Answer<V>
  const { body, was, ...at } = args
  const edit = { was, body }
  const selector = bySubject(operation).written
  const reads = (selected: Record<string, unknown>): TypedCall<Present> => ({
    operation: view,
    args: selected,
  })
  const named = (present: Present) => textAt(present, 'name') ?? what
  const valuesOf = (present: Present): Readonly<Record<string, unknown>> => ({ ...fields(present) })
  return writeInTurn<UpdateArgs<K>, Present, Present>(
    {
      turn: () => operation.name,
      read: () => reads(at),
      write(_, present) {
        const now = valuesOf(present)
        const { changed, clashes } = mergeFields(edit, now, joins)
        if (clashes.length > 0) return { error: clashing(named(present), clashes) }
        if (Object.keys(changed).length === 0) return { same: present }
        const kept = always === 'all' ? now : Object.fromEntries(always.map((field) => [field, now[field]]))
        return { call: { operation, args: { ...at, body: { ...kept, ...changed } } } }
      },
      // By its id: the update may have renamed it.
      readAgain(_, saved) {
        const id = textAt(saved, 'id')
        return reads(id === undefined || selector === '' ? at : { [selector]: id })
      },
      replacedAfter(_, saved, present) {
        const now = valuesOf(present)
        const wanted: Readonly<Record<string, unknown>> = isSilent ? body : valuesOf(saved)
        const lost = Object.keys(body).filter(
          (field) => isChanged(edit, field) && !isSameValue(wanted[field], now[field]),
        )
        return lost.length > 0 ? changedAfter(named(present), lost) : undefined
      },
      ...(isSilent && { result: (now: Present) => now }),
    },
    args,
    extra,
    ask,
  )
}
