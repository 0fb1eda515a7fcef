import { useEffect } from 'react'

/** Asks before the tab closes while an upload is under way: it would end in the middle. */
export function useUnloadGuard(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isUnderWay])
}
