import { useNavigate } from 'react-router'

/**
 * Returns a function that closes a panel: the page under it takes its place in the history, so that "back" does not open
 * the panel again. That page keeps its scroll position.
 */
export function useBack(): (to: string) => void {
  const go = useNavigate()
  return (to) => void go(to, { replace: true, preventScrollReset: true })
}
