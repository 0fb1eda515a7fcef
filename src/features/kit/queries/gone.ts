import { useEffect } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { useAppSelector } from '#store/hooks'
import { isApiError } from '#model/apiError'

// Pages and panels close once their record is gone.

/** Whether a record was deleted in this console. Its id may be unknown. */
export const useIsDeleted = (id: string | undefined) =>
  useAppSelector(({ deleted }) => id !== undefined && deleted.includes(id))

/** Leaves the page once its record is gone; the other page replaces it in the history. */
export function useLeaveOnce(isGone: boolean, to: string) {
  const go = useNavigate()
  // Repeats an abandoned navigation at the next location.
  const { key } = useLocation()
  useEffect(() => {
    if (isGone) void go(to, { replace: true })
  }, [isGone, go, to, key])
}

/**
 * The record of a page or panel. Undefined once it is deleted, so that no component requests it. After a deletion
 * in this console, the list replaces the page in the history. If a refetch fails with 404, the route reloads and
 * shows its error.
 *
 * @param list the path to open after a deletion
 */
export function useShown<Shown extends { id: string }>(
  query: { currentData?: Shown | undefined; error?: unknown },
  list: string,
): Shown | undefined {
  const { currentData: shown, error } = query
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const isDeleted = useIsDeleted(shown?.id)
  const isMissing = !isDeleted && isApiError(error) && error.statusCode === 404
  useLeaveOnce(isDeleted, list)
  useEffect(() => {
    if (isMissing) void revalidate()
  }, [isMissing, revalidate, key])
  return isDeleted || isMissing ? undefined : shown
}
