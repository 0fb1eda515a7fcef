import type { ReactNode } from 'react'
import { ALL_LIMIT } from '../../store/model/limits'
import { QueryCell, type ValueQuery } from './QueryCell'

interface ListState {
  data?: { items: readonly { id: string; name: string }[] } | undefined
  error?: unknown
  isFetching: boolean
}

/**
 * What the list of a project says of one record: its name, or '' when the record is not in it. Plain values, so that an
 * answer that changes nothing here renders nothing here.
 */
export const nameIn =
  (id: string) =>
  ({ data, error, isFetching }: ListState) => ({
    data: data?.items.find((record) => record.id === id)?.name ?? (data && ''),
    isWhole: data === undefined || data.items.length < ALL_LIMIT,
    error,
    isFetching: error !== undefined && isFetching,
  })

interface Listed extends ValueQuery<string> {
  /** There is nothing behind the end of the list. */
  isWhole: boolean
}

/** Whether a record has to be asked for by itself: it may stand behind the end of the list. */
export const isBehindEnd = ({ data, isWhole }: Pick<Listed, 'data' | 'isWhole'>) => data === '' && !isWhole

interface NameByIdProps {
  /** The list of the project, read by {@link nameIn}. One list names all. */
  listed: Listed
  /** The record by itself, asked for where it {@link isBehindEnd}. */
  single: ValueQuery<{ name: string }>
  /** Shown for a record that is gone. */
  missing: ReactNode
  children: (name: string) => ReactNode
}

/** A record by name, for what knows it by its id only. */
export function NameById({ listed, single, missing, children }: NameByIdProps) {
  if (isBehindEnd(listed))
    return (
      <QueryCell query={single} missing={missing}>
        {({ name }) => children(name)}
      </QueryCell>
    )
  return (
    <QueryCell query={listed} missing={missing}>
      {(name) => (name === '' ? missing : children(name))}
    </QueryCell>
  )
}
