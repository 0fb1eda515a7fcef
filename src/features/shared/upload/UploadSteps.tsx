import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import { useEffect, useRef, type ReactNode } from 'react'
import type { StepStatus } from '#machines/interaction/stepStatus'
import { ProgressBar } from '#ui/feedback/ProgressBar'
import { Spinner } from '#ui/feedback/Spinner'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import type { UploadMeter } from './uploadMeter'
import { useFileProgress } from './useFileProgress'
import styles from './UploadSteps.module.css'

/** The body of a panel whose upload runs. It takes the focus from the button that began the upload. */
export function UploadBody({ headline, children }: { headline: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => body.current?.focus(), [])
  return (
    <div ref={body} tabIndex={-1} className={styles.body}>
      <p role="status">{headline}</p>
      {children}
    </div>
  )
}

/** A step of an upload, with its status. */
export interface ListedStep {
  key: string
  label: string
  status: StepStatus
}

/** The steps of an upload as one line, with the words of the current one below it. */
export function UploadSteps({ steps }: { steps: readonly ListedStep[] }) {
  const current = steps.findIndex(({ status }) => status === 'running' || status === 'error')
  const step = steps[current]
  return (
    <div className={styles.course}>
      <ol className={styles.steps} aria-label="Steps">
        {steps.map(({ key, label, status }) => (
          <li key={key} className={styles[status]} title={label}>
            <VisuallyHidden>{label}</VisuallyHidden>
            <StatusIcon status={status} />
            <VisuallyHidden>{status}</VisuallyHidden>
          </li>
        ))}
      </ol>
      {step && (
        <p className={styles.current} aria-hidden>
          {step.label}
          <span>
            Step {current + 1} of {steps.length}
          </span>
        </p>
      )}
    </div>
  )
}

function StatusIcon({ status }: { status: StepStatus }) {
  if (status === 'running') return <Spinner />
  if (status === 'complete') return <CircleCheck size={16} aria-hidden />
  if (status === 'error') return <CircleX size={16} aria-hidden />
  return <CircleDashed size={16} aria-hidden />
}

/** The progress of a file: bytes sent, rate, and time left. */
export function FileProgress({ meter }: { meter: UploadMeter }) {
  const { percent, amount, rate, left } = useFileProgress(meter)
  return (
    <div className={styles.progress}>
      <ProgressBar label="File sent" percent={percent} text={amount} />
      <span className={styles.amounts}>
        <span>{amount}</span>
        {rate && left && (
          <span>
            {rate}, {left}
          </span>
        )}
      </span>
    </div>
  )
}
