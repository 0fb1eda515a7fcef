import { useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useAppSelector } from '../../store/hooks'
import { isApiError } from '../../store/model/apiError'

/** Whether a record was deleted here. Its id may be unknown. */
export const useIsDeleted = (id: string | undefined) =>
  useAppSelector(({ deleted }) => id !== undefined && deleted.includes(id))

/**
 * The record a page or a panel is about. Once it is gone there is none, so that nothing that is made of it asks any
 * further. After a deletion here it gives way to the list, and leaves no trace in the history. Found missing when it was
 * asked for again, it lets its route ask once more: the failure of the route says what is not there.
 *
 * @param list the path to go to after a deletion
 */
export function useShown<Shown extends { id: string }>(
  query: { currentData?: Shown | undefined; error?: unknown },
  list: string,
): Shown | undefined {
  const { currentData: shown, error } = query
  const go = useNavigate()
  // A navigation that is given up for another one within the page leaves the page where it is.
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const isDeleted = useIsDeleted(shown?.id)
  const isMissing = !isDeleted && isApiError(error) && error.statusCode === 404
  useEffect(() => {
    if (isDeleted) void go(list, { replace: true })
  }, [isDeleted, go, list, key])
  useEffect(() => {
    if (isMissing) void revalidate()
  }, [isMissing, revalidate, key])
  return isDeleted || isMissing ? undefined : shown
}
