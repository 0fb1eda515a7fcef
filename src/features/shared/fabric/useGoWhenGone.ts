import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Leaves for the list once what the page shows is gone: a record without an id, which only its list knows. */
export function useGoWhenGone(isGone: boolean, list: string) {
  const go = useNavigate()
  useEffect(() => {
    if (isGone) void go(list, { replace: true })
  }, [isGone, go, list])
}
