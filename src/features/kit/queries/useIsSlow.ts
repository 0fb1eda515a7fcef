import { useEffect, useState } from 'react'
import { SLOW_MS } from '#model/timing'

/** Whether something has been running for so long that the user should not have to wait for it. */
export function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderWay])
  return isUnderWay && isSlow
}
