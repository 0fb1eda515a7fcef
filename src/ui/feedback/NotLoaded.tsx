import { Fragment } from 'react'
import styles from './Notice.module.css'

/** In a line of a summary, for something that could not be read. */
export const NOT_LOADED = 'not loaded'

/** A text in which each {@link NOT_LOADED} has the mark of what failed. */
export const NotLoaded = ({ text }: { text: string }) =>
  text.split(NOT_LOADED).map((part, index) => (
    // The parts of a text have no other names.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <span className={styles.unread}>{NOT_LOADED}</span>}
      {part}
    </Fragment>
  ))
