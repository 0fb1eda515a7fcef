import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { errorWords } from '#store/api/wire/errors'
import { isApiError, type ApiError } from '#model/apiError'
import { Skeleton } from '#ui/feedback/Skeleton'
import { lazyPart } from '#ui/lazyPart'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import type { QueryLike } from './queryLike'

// Few cells fail: the first that does fetches the code of its mark.

const FailedMark = lazyPart(async () => (await import('#ui/feedback/FailedMark')).FailedMark)
const NoAccessMark = lazyPart(async () => (await import('#ui/feedback/FailedMark')).NoAccessMark)

interface QueryCellProps<Data> {
  query: Omit<QueryLike<Data>, 'currentData'>
  /** Width of the placeholder while the response loads. */
  width?: string
  /** Shown when the record does not exist or is not visible to the user. */
  missing: ReactNode
  /** The value; the caller renders a dash for a missing one. */
  children: (data: Data) => ReactNode
}

/**
 * A cell or property with its own query: distinguishes loading, failed and missing, and has a retry after an
 * error. A known value stays visible when a later fetch fails; the page reports that error.
 */
export function QueryCell<Data>({ query, width = '8ch', missing, children }: QueryCellProps<Data>) {
  const { data, error, isFetching, refetch } = query
  const [isRetried, setRetried] = useState(false)
  const cell = useRef<HTMLSpanElement>(null)
  const isGone = data === undefined && isApiError(error) && error.statusCode === 404
  const failure = data === undefined && !isGone ? (error as ApiError | undefined) : undefined
  // The retry button is removed while loading; the focus stays in its place.
  useLayoutEffect(() => {
    if (isRetried && !failure && document.activeElement === document.body) cell.current?.focus()
  }, [isRetried, failure])

  if (failure)
    return (
      <Suspense fallback={<Loading width={width} isStill={false} />}>
        {/* A retry cannot fix missing permissions. */}
        {failure.statusCode === 403 ? (
          <NoAccessMark reason={errorWords(failure)} />
        ) : (
          <FailedMark
            reason={errorWords(failure)}
            busy={isFetching}
            onRetry={() => {
              setRetried(true)
              void refetch()
            }}
          />
        )}
      </Suspense>
    )
  const value =
    data !== undefined ? children(data) : isGone ? missing : <Loading width={width} isStill={!isFetching} />
  if (!isRetried) return value
  return (
    <span ref={cell} tabIndex={-1}>
      {value}
    </span>
  )
}

/** A placeholder; still while the row is out of view, because its query has not started. */
const Loading = ({ width, isStill }: { width: string; isStill: boolean }) => (
  <>
    <Skeleton width={width} isStill={isStill} />
    <VisuallyHidden>loading</VisuallyHidden>
  </>
)
