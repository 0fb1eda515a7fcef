import { useEffect } from 'react'
import { worstText } from '#features/system/issues/exports/finding'
import { useReadFindings } from '#features/system/issues/exports/useChecks'

/** Says what failed in the region: "7 failed", by what this console has read so far; empty for nothing. Asks for nothing. */
export function RegionFailures({ onText }: { onText: (text: string) => void }) {
  const text = worstText(useReadFindings())
  useEffect(() => onText(text), [text, onText])
  return null
}
