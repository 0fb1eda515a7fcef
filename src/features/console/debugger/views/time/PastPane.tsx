import { useEffect, useRef, useState } from 'react'
import { PAST_PATH } from '#store/pastFrame'
import { sendMoment, whenReady, type PastMoment } from '../../source/pastMoments'
import styles from './PastPane.module.css'

/** The past console, rendered from its recorded state. Read-only, and without requests. */
export function PastPane({ moment }: { moment: PastMoment | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(
    () =>
      whenReady(
        () => frame.current?.contentWindow ?? null,
        () => setReady(true),
      ),
    [],
  )
  useEffect(() => {
    if (isReady && moment) sendMoment(frame.current?.contentWindow, moment)
  }, [isReady, moment])
  return (
    <section className={styles.pane} aria-label="The console as it was">
      <p className={styles.path}>{moment ? moment.path : 'The page of that time is no longer known.'}</p>
      <div className={styles.window} hidden={!moment}>
        <iframe ref={frame} className={styles.frame} src={PAST_PATH} title="The page of that time" inert />
      </div>
    </section>
  )
}
