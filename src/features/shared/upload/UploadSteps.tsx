import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { StepStatus } from '#machines/interaction/stepStatus'
import { formatBytes } from '#ui/format/bytes'
import { ProgressBar } from '#ui/feedback/ProgressBar'
import { Spinner } from '#ui/feedback/Spinner'
import type { MeterReading, UploadMeter } from './uploadMeter'
import styles from './UploadSteps.module.css'

interface UploadStep {
  key: string
  label: string
  status: StepStatus
  /** Below the step, once it runs. */
  detail?: ReactNode
}

/** The steps of an upload with their status. */
export const UploadSteps = ({ steps }: { steps: readonly UploadStep[] }) => (
  <ol className={styles.steps} aria-label="Steps">
    {steps.map(({ key, label, status, detail }) => (
      <li key={key} className={styles[status]}>
        <StatusIcon status={status} />
        <span>{label}</span>
        <span className={styles.word}>{status}</span>
        {status !== 'ready' && detail}
      </li>
    ))}
  </ol>
)

function StatusIcon({ status }: { status: StepStatus }) {
  if (status === 'running') return <Spinner />
  if (status === 'complete') return <CircleCheck size={16} aria-hidden />
  if (status === 'error') return <CircleX size={16} aria-hidden />
  return <CircleDashed size={16} aria-hidden />
}

/** `3 min 20 s`, rounded so that it does not flicker. */
function formatLeft(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

function amountOf({ doneBytes, totalBytes }: MeterReading) {
  return `${formatBytes(doneBytes)} of ${formatBytes(totalBytes)}`
}

/** The progress of a file: bytes sent, rate, and time left. */
export function FileProgress({ meter }: { meter: UploadMeter }) {
  const reading = useSyncExternalStore(meter.subscribe, meter.read)
  const { doneBytes, totalBytes, rate, secondsLeft } = reading
  const percent = Math.floor((doneBytes / totalBytes) * 100)
  return (
    <div className={styles.progress}>
      <ProgressBar label="File sent" percent={percent} text={`${percent} %, ${amountOf(reading)}`} />
      <span className={styles.amounts}>
        <span>
          {percent} %, {amountOf(reading)}
        </span>
        {rate !== undefined && secondsLeft !== undefined && doneBytes < totalBytes && (
          <span>
            {formatBytes(rate)}/s, about {formatLeft(secondsLeft)} left
          </span>
        )}
      </span>
    </div>
  )
}
