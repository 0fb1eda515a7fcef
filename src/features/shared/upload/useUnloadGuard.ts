import { useEffect } from 'react'

/** Asks before the tab closes during an upload, which would be interrupted. */
export function useUnloadGuard(isUnderWay: boolean) {
  useEffect(() => {
    if (!isUnderWay) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isUnderWay])
}
