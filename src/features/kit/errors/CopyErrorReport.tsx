import { useEffect, useState } from 'react'
import { useAppStore } from '#store/hooks'
import { Button } from '#ui/actions/Button'
import { useCopy } from '#ui/actions/copying'

/** Few users ever see an error, so the code behind the button is loaded with the first one. */
const loadText = () => import('./errorReport')

/**
 * A button that copies the chain of causes of an error from the event log, with the ids of the requests.
 *
 * @param of the error, or the notice that shows it, or several errors of one notice
 */
export function CopyErrorReport({ of: subject }: { of: unknown }) {
  const store = useAppStore()
  const { outcome, copy, failure } = useCopy()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    // The network may be the reason for the error: a click tries again.
    loadText().catch(() => {})
  }, [])

  async function copyIt() {
    const found = await loadText().catch(() => undefined)
    setMissing(!found)
    if (found) await copy(found.errorReport(store, subject))
  }
  return (
    <>
      <Button tone="ghost" size="small" onClick={() => void copyIt()}>
        {outcome === 'copied' ? 'Copied' : 'Copy details'}
      </Button>
      {isMissing ? (
        <span role="alert">Could not copy: a part of the console could not be loaded.</span>
      ) : (
        failure
      )}
    </>
  )
}
