import { useNavigate } from 'react-router'

/** Returns a function that goes back to the page under a panel, by its address. That page keeps its scroll position. */
export function useBack(): (to: string) => void {
  const go = useNavigate()
  return (to) => void go(to, { preventScrollReset: true })
}
