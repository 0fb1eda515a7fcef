import { useEffect, useState } from 'react'
import { Notice } from '#ui/feedback/Notice'
import { fileWarnings, inspectFile, type FileSignature } from './inspectFile'

/** Warnings about a file before it is sent. */
export function FileWarnings({ file, blockSize }: { file: File; blockSize: number }) {
  const [seen, setSeen] = useState<{ file: File; signature: FileSignature }>()
  useEffect(() => {
    let isCurrent = true
    // The upload reports a file that cannot be read.
    inspectFile(file).then(
      (signature) => isCurrent && setSeen({ file, signature }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  if (seen?.file !== file) return null
  const warnings = fileWarnings(seen.signature, blockSize)
  if (warnings.length === 0) return null
  return (
    <Notice tone="attention" title="Before you upload">
      {warnings.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  )
}
