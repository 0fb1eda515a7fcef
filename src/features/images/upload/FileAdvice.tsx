import { useEffect, useState } from 'react'
import { Notice } from '../../../ui/Notice'
import { adviceOn, lookAt, type FileLook } from './fileAdvice'

/** What to consider before this file is sent. */
export function FileAdvice({ file, blockSize }: { file: File; blockSize: number }) {
  const [seen, setSeen] = useState<{ file: File; look: FileLook }>()
  useEffect(() => {
    let isCurrent = true
    // A file that cannot be read is the upload's to report.
    lookAt(file).then(
      (look) => isCurrent && setSeen({ file, look }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  if (seen?.file !== file) return null
  const advice = adviceOn(seen.look, blockSize)
  if (advice.length === 0) return null
  return (
    <Notice tone="attention" title="Before you upload">
      {advice.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  )
}
