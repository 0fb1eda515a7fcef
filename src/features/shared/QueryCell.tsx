import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { isApiError, type ApiError } from '../../store/model/apiError'
import { FailedMark } from '../../ui/FailedMark'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** The answer of a query's hook, as far as one value needs it. */
export interface ValueQuery<Data> {
  data?: Data | undefined
  error?: unknown
  isFetching: boolean
  refetch(): unknown
}

interface QueryCellProps<Data> {
  query: ValueQuery<Data>
  /** Width of the place that is kept while the answer is on its way. */
  width?: string
  /** Shown when what was asked for is not there, or not for this person to see. */
  missing: ReactNode
  /** The value; what the answer has none of is the caller's dash. */
  children: (data: Data) => ReactNode
}

/**
 * A cell, or a value in a list of properties, that asks for its own data: it tells what is on its way, what failed and
 * what is not there from each other, and offers another try after a failure. What is known stays in sight when a later
 * call fails: that is the page's to say.
 */
export function QueryCell<Data>({ query, width = '8ch', missing, children }: QueryCellProps<Data>) {
  const { data, error, isFetching, refetch } = query
  const [isRetried, setRetried] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const isGone = data === undefined && isApiError(error) && error.statusCode === 404
  const failure = data === undefined && !isGone ? (error as ApiError | undefined) : undefined
  // The button that asked again is gone once an answer is on the way; the focus stays in its place.
  useLayoutEffect(() => {
    if (isRetried && !failure && document.activeElement === document.body) place.current?.focus()
  }, [isRetried, failure])

  // Asking again does not make it allowed.
  if (failure?.statusCode === 403) return <FailedMark reason={failure.message}>No access</FailedMark>
  if (failure)
    return (
      <FailedMark
        reason={failure.message}
        busy={isFetching}
        onRetry={() => {
          setRetried(true)
          void refetch()
        }}
      />
    )
  const value = data !== undefined ? children(data) : isGone ? missing : <Loading width={width} />
  if (!isRetried) return value
  return (
    <span ref={place} tabIndex={-1}>
      {value}
    </span>
  )
}

const Loading = ({ width }: { width: string }) => (
  <>
    <Skeleton width={width} />
    <VisuallyHidden>loading</VisuallyHidden>
  </>
)
