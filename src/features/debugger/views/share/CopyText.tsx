import { Button } from '#ui/actions/Button'
import { useCopy } from '#ui/actions/copying'

/** A button that copies a text, made when it is pressed, and shows whether that worked. */
export function CopyText({ label, text }: { label: string; text: () => string }) {
  const { outcome, copy, failure } = useCopy()
  return (
    <>
      <Button size="small" onClick={() => void copy(text())}>
        {label}
      </Button>
      <span role="status">{outcome === 'copied' && 'Copied'}</span>
      {failure}
    </>
  )
}
