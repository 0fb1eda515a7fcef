import { useSelector } from '@xstate/react'
import { useAppStore } from '#store/hooks'
import { useObservable } from '#store/observable'
import { consolePartOf } from '#store/parts'
import { ProgressBar } from '#ui/feedback/ProgressBar'
import { Link } from '#features/kit/routing/Link'
import { uploads, type UploadRun } from './uploads'
import type { UploadMeter } from './uploadMeter'
import { useFileProgress } from './useFileProgress'
import line from '#features/kit/strip/StripLine.module.css'
import styles from './UploadLines.module.css'

/** The uploads under way, each with a link to its panel. */
export function UploadLines() {
  const runs = useObservable(consolePartOf(useAppStore(), uploads))
  if (runs.length === 0) return null
  return (
    <section aria-label="Uploads">
      {runs.map((run) => (
        <RunningUpload key={run.to} run={run} />
      ))}
    </section>
  )
}

function RunningUpload({ run: { to, actor, holder, view } }: { run: UploadRun }) {
  const name = useSelector(actor, () => view()?.name)
  const stopped = useSelector(actor, () => view()?.stopped?.words)
  const tone = useSelector(actor, () => view()?.stopped?.tone)
  if (name === undefined || !holder.job) return null
  return (
    <div className={line.line}>
      <Link to={to} className={stopped === undefined ? styles.link : styles.stopped} data-tone={tone}>
        {stopped ?? `Uploading ${name}`}
      </Link>
      <Sent name={name} meter={holder.job.meter} />
    </div>
  )
}

function Sent({ name, meter }: { name: string; meter: UploadMeter }) {
  const { percent, share, amount, left } = useFileProgress(meter)
  return (
    <>
      <div className={styles.bar}>
        <ProgressBar label={`${name} sent`} percent={percent} text={amount} />
      </div>
      <span className={styles.left}>{left === undefined ? share : `${share}, ${left}`}</span>
    </>
  )
}
