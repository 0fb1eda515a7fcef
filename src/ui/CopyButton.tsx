import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './IconButton'

/** How long the button says that it has copied, in milliseconds. Source: specification §9. */
const COPIED_MS = 2_000

/** Puts a value on the clipboard, and says so for two seconds. */
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
