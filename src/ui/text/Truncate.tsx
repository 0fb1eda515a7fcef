import { useRef } from 'react'
import { Tooltip } from '../overlays/Tooltip'
import styles from './Truncate.module.css'
import { useIsCut } from './useIsCut'

/** One line of text with an ellipsis if it does not fit. Only a truncated text is focusable and has a tooltip. */
export function Truncate({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null)
  const isCut = useIsCut(line)
  return (
    <span className={styles.room} data-text={text}>
      <Tooltip text={isCut ? text : undefined}>
        <span
          ref={line}
          className={styles.line}
          tabIndex={isCut ? 0 : undefined}
          role={isCut ? 'note' : undefined}
        >
          {text}
        </span>
      </Tooltip>
    </span>
  )
}
