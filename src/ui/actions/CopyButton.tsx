import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useCopy } from './copying'
import { IconButton } from './IconButton'

/**
 * Copies a value to the clipboard and shows for two seconds that it did, or that it could not.
 *
 * @param label for a value that is no short name: "Copy public key"
 */
export function CopyButton({ value, label = `Copy ${value}` }: { value: string; label?: string }) {
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
