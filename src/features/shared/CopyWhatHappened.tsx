import { useEffect, useState } from 'react'
import { useAppStore } from '#store/hooks'
import { Button } from '#ui/actions/Button'

/** How long the button shows the outcome, in milliseconds. Rule: UI-2. */
const OUTCOME_MS = 2_000

/** Few users ever see an error, so the code behind the button is loaded with the first one. */
const loadText = () => import('./whatHappened')

const labels = { idle: 'Copy what happened', copied: 'Copied', failed: 'Could not copy' }

/**
 * A button that copies what led to an error: the chain of causes in the event log, with the ids of the requests.
 *
 * @param of the error, or the notice that shows it
 */
export function CopyWhatHappened({ of: subject }: { of: unknown }) {
  const store = useAppStore()
  const [outcome, setOutcome] = useState<keyof typeof labels>('idle')
  useEffect(() => {
    // The network may be the reason for the error: a click tries again.
    loadText().catch(() => {})
  }, [])
  useEffect(() => {
    if (outcome === 'idle') return
    const timer = setTimeout(() => setOutcome('idle'), OUTCOME_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      const { textOfWhatHappened } = await loadText()
      await navigator.clipboard.writeText(textOfWhatHappened(store, subject))
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <Button size="small" onClick={() => void copy()}>
      {labels[outcome]}
    </Button>
  )
}
