import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './IconButton'

/** How long the button shows "Copied", in milliseconds. Rule: UI-2. */
const COPIED_MS = 2_000

/** Copies a value to the clipboard and confirms it for two seconds. */
export function CopyButton({ value, label = 'Click to copy' }: { value: string; label?: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  async function copy() {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <IconButton
      label={copied ? 'Copied' : label}
      icon={copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      onClick={() => void copy()}
    />
  )
}
