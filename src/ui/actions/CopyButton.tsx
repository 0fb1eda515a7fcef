import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useCopy } from './copying'
import { IconButton } from './IconButton'

/** Copies a value to the clipboard and confirms it for two seconds, or says that it could not. */
export function CopyButton({ value, label = 'Click to copy' }: { value: string; label?: string }) {
  const { outcome, copy, failure } = useCopy()
  const isCopied = outcome === 'copied'
  return (
    <>
      <IconButton
        label={isCopied ? 'Copied' : label}
        icon={isCopied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
        hidesTip={outcome === 'failed'}
        onClick={() => void copy(value)}
      />
      {failure}
    </>
  )
}
