import { useEffect, useRef } from 'react'
import { Notice } from '#ui/feedback/Notice'

/** Reports that a request is slow and can be left. The live region is mounted before its text. */
export function SlowNotice({ isSlow }: { isSlow: boolean }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSlow) region.current?.scrollIntoView({ block: 'nearest' })
  }, [isSlow])
  return (
    <div ref={region} role="status">
      {isSlow && (
        <Notice tone="info" title="Still going on">
          The control plane has not answered yet. You can leave: a notification will say how it ended.
        </Notice>
      )}
    </div>
  )
}
