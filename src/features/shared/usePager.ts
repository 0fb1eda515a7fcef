import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { pageSizePicked } from '../../store/slices/preferences'

/** Where a list stands: the arguments of its call, and the steps to the neighbours. */
export interface Pager {
  /** The arguments to spread into a list call. */
  args: { limit: number; pageToken?: string | undefined }
  hasPrevious: boolean
  /** Goes on to the page behind this token. */
  next(token: string): void
  previous(): void
  pageSize: number
  setPageSize(size: number): void
}

/**
 * Page tokens as a stack in memory: leaving the page forgets it, as the product has it. A change of page size starts
 * over, because tokens belong to the size they were made with.
 */
export function usePager(): Pager {
  const pageSize = useAppSelector((state) => state.preferences.pageSize)
  const dispatch = useAppDispatch()
  const [tokens, setTokens] = useState<readonly string[]>([])
  return {
    args: { limit: pageSize, pageToken: tokens.at(-1) },
    hasPrevious: tokens.length > 0,
    next: (token) => setTokens([...tokens, token]),
    previous: () => setTokens(tokens.slice(0, -1)),
    pageSize,
    setPageSize: (size) => {
      setTokens([])
      dispatch(pageSizePicked(size))
    },
  }
}
