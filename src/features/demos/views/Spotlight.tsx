import { useEffect, useRef } from 'react'
import { pageClock } from '../page/pageClock'
import styles from './Spotlight.module.css'

/** The room between an element and its ring, in pixels. */
const ROOM = 6

/** A ring around what the sentence is about; the rest of the page is a little darker. It follows its element. */
export function Spotlight({ on }: { on: Element | undefined }) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!on) return
    let cancel: (() => void) | undefined
    const follow = () => {
      const { x, y, width, height } = on.getBoundingClientRect()
      if (ring.current)
        Object.assign(ring.current.style, {
          transform: `translate(${x - ROOM}px, ${y - ROOM}px)`,
          width: `${width + 2 * ROOM}px`,
          height: `${height + 2 * ROOM}px`,
        })
      cancel = pageClock()?.onFrame(follow)
    }
    follow()
    return () => cancel?.()
  }, [on])
  return on ? <div ref={ring} className={styles.spotlight} aria-hidden /> : null
}
