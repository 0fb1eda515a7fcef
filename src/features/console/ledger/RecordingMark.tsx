import CircleStop from 'lucide-react/icons/circle-stop'
import { Suspense } from 'react'
import { endRecording, recording } from '#store/code/recording'
import { readRequests } from '#store/code/sentChanges'
import { useAppStore, useConsolePart } from '#store/hooks'
import { useObservable } from '#store/observable'
import { IconButton } from '#ui/actions/IconButton'
import { counted } from '#ui/format/counted'
import { LateCodeDialog } from '#features/kit/code/ShowCode'
import type { Code } from '#features/kit/code/code'
import styles from './RecordingMark.module.css'

/** While a recording runs, the button that ends it, with the number of its requests; then its script. Rule: CODE-4. */
export function RecordingMark() {
  const store = useAppStore()
  const part = useConsolePart(recording)
  const { requests, isEnded } = useObservable(part) ?? { requests: [], isEnded: false }
  async function ask(): Promise<Code> {
    const all = await readRequests(requests)
    return all.length > 0
      ? { requests: all }
      : { why: 'Nothing was recorded: a recording has what you change in the region.' }
  }
  if (isEnded)
    return (
      <Suspense>
        <LateCodeDialog
          ask={ask}
          about="What you changed while it was recorded, as one script. It is lost with this page: copy it, or save it."
          fileName="recording"
          onDismiss={() => part.set(null)}
        />
      </Suspense>
    )
  return (
    <IconButton
      label={`End the recording, ${counted(requests.length, 'request')}`}
      icon={
        <span className={styles.mark}>
          <CircleStop size={18} aria-hidden />
          <span aria-hidden>{requests.length}</span>
        </span>
      }
      onClick={() => endRecording(store)}
    />
  )
}
