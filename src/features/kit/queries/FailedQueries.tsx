import { answerWords } from '#store/api/wire/errors'
import { isForbidden, type ApiError } from '#model/apiError'
import { capital } from '#model/case'
import { listText } from '#ui/format/listText'
import { Button } from '#ui/actions/Button'
import { Notice } from '#ui/feedback/Notice'
import { Fold } from '#ui/layout/Fold'
import { CopyErrorReport } from '#features/kit/errors/CopyErrorReport'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'
import { RequestId } from '#features/kit/errors/RequestId'
import type { FailableQuery } from './queryLike'
import styles from './FailedQueries.module.css'

/** A query that is one of several: its object is named with theirs. */
export interface NamedQuery extends FailableQuery {
  /** The object of the request, within a sentence: "disks". */
  what: string
}

const unlike = (texts: readonly string[]) => [...new Set(texts)]

/**
 * The failed queries of a form in one notice, so that its fields stay in the window. It names the lists, and its
 * button repeats those of their calls that no role forbids. Rule: ERR-10.
 */
export function FailedQueries({ of: queries }: { of: readonly NamedQuery[] }) {
  const [first] = queries
  if (!first) return null
  const title = `Could not load ${listText(unlike(queries.map(({ what }) => what)))}`
  const errors = queries.map(({ error }) => error as ApiError)
  const retriable = queries.filter(({ error }) => !isForbidden(error))
  const retry = () => retriable.forEach((query) => void query.refetch())
  if (queries.length === 1)
    return <ErrorNotice error={first.error as ApiError} title={title} onRetry={retry} />
  return (
    <Notice tone={retriable.length > 0 ? 'failed' : 'refused'} title={title}>
      {unlike(errors.map((error) => answerWords(error))).map((answer) => (
        <p key={answer}>{answer}</p>
      ))}
      <p className={styles.actions}>
        {retriable.length > 0 && (
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        )}
        <CopyErrorReport of={errors} />
      </p>
      {errors.some(({ requestId }) => requestId) && (
        <Fold isQuiet summary="Request IDs">
          <ul className={styles.requests}>
            {errors.map(
              ({ requestId }, index) =>
                requestId && (
                  <li key={requestId}>
                    {capital(queries[index]?.what ?? '')}: <RequestId value={requestId} />
                  </li>
                ),
            )}
          </ul>
        </Fold>
      )}
    </Notice>
  )
}
