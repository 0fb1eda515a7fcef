import { useState } from 'react'
import { Button } from '#ui/actions/Button'

/** A button that copies a text, made when it is pressed, and says what came of it. */
export function CopyText({ label, text }: { label: string; text: () => string }) {
  const [outcome, setOutcome] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
      setOutcome('Copied')
    } catch {
      setOutcome('Could not copy: the browser does not allow it.')
    }
  }
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">{outcome}</span>
    </>
  )
}
