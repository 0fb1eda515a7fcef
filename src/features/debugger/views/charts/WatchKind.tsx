import { useState } from 'react'
import { useObservable } from '#store/actors/observable'
import { asApiError } from '#store/model/apiError'
import { Button } from '#ui/actions/Button'
import type { KindWatch } from '../../source/kindWatch'
import styles from './ChartsTab.module.css'

/** Reads all resources of a kind from the region, and goes on reading them until it is pressed again. */
export function WatchKind({ kind, watch }: { kind: string; watch: KindWatch }) {
  const isWatched = useObservable(watch.watched).has(kind)
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function start() {
    setStarting(true)
    setFailure(undefined)
    try {
      await watch.start(kind)
    } catch (error) {
      setFailure(asApiError(error).message)
    }
    setStarting(false)
  }
  return (
    <>
      {isWatched ? (
        <Button size="small" onClick={() => watch.stop(kind)}>
          Stop watching
        </Button>
      ) : (
        <Button size="small" busy={isStarting} onClick={() => void start()}>
          Watch in the region
        </Button>
      )}
      {failure !== undefined && (
        <span role="alert" className={styles.unknown}>
          {failure}
        </span>
      )}
    </>
  )
}
