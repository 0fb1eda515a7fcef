import { beginRecording, recording } from '#store/code/recording'
import { useAppStore, useConsolePart } from '#store/hooks'
import { useObservable } from '#store/observable'
import { Button } from '#ui/actions/Button'

/** Begins a recording. While one runs, its mark in the top bar ends it. Rule: CODE-4. */
export function RecordButton({ onBegun }: { onBegun: () => void }) {
  const store = useAppStore()
  const isRunning = useObservable(useConsolePart(recording), (now) => now !== null)
  function begin() {
    beginRecording(store)
    onBegun()
  }
  return (
    <Button
      tone="ghost"
      onClick={begin}
      disabledReason={isRunning ? 'A recording runs: its mark in the top bar ends it' : undefined}
    >
      Record a script
    </Button>
  )
}
