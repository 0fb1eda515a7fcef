import type { ReactNode } from 'react'
import { nextToken, type Page } from '#store/api/wire/nextPage'
import { PAGE_LIMIT } from '#model/paging'
import { QueryCell } from '#features/kit/queries/QueryCell'
import type { QueryLike } from '#features/kit/queries/queryLike'

type ListState = Pick<QueryLike<Page<{ id: string; name: string }>>, 'data' | 'error' | 'isFetching'>

/**
 * The name of one record in the first rows of a project's list, or '' if they do not contain it. Plain values, so that an
 * unchanged response causes no render.
 */
export const nameIn =
  (id: string) =>
  ({ data, error, isFetching }: ListState) => ({
    data: data?.items.find((record) => record.id === id)?.name ?? (data && ''),
    isWhole: data === undefined || nextToken(data, PAGE_LIMIT) === undefined,
    error,
    isFetching: error !== undefined && isFetching,
  })

interface Listed extends QueryLike<string> {
  /** The list is complete. */
  isWhole: boolean
}

/** Whether a record must be fetched individually: the list is longer. */
export const isBehindEnd = ({ data, isWhole }: Pick<Listed, 'data' | 'isWhole'>) => data === '' && !isWhole

interface NameByIdProps {
  /** As many rows of the project's list as one call has, read by {@link nameIn}: for most projects, all. */
  listed: Listed
  /** The single record, fetched if it {@link isBehindEnd}. */
  single: QueryLike<{ name: string }>
  /** Shown for a deleted record. */
  missing: ReactNode
  children: (name: string) => ReactNode
}

/** The name of a record, for resources with only its id. */
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
