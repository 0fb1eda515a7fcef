import { useRef } from 'react'
import { Tooltip } from './Tooltip'
import styles from './Truncate.module.css'
import { useIsCut } from './useIsCut'

/**
 * One line of text that ends in an ellipsis where its room ends. Only then is the whole text in a tip, and only then
 * can the keyboard come to it.
 */
export function Truncate({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null)
  const isCut = useIsCut(line)
  return (
    <span className={styles.room} data-text={text}>
      <Tooltip text={isCut ? text : undefined}>
        <span ref={line} className={styles.line} {...(isCut ? { tabIndex: 0, role: 'note' } : {})}>
          {text}
        </span>
      </Tooltip>
    </span>
  )
}
