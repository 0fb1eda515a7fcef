import { useEffect, useState } from 'react'
import { SLOW_MS } from '../../store/model/limits'

/** Whether something has been under way for so long that a person should not have to wait for it. */
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
