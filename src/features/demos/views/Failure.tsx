import { StepFailure } from '../player/stepFailure'
import styles from './Failure.module.css'

/** Why the demo cannot go on: which step, what it looked for, and what was there. */
export function Failure({ failure, file }: { failure: unknown; file: string }) {
  if (!(failure instanceof StepFailure))
    return (
      <div className={styles.failure} role="alert">
        <strong>{`${file} cannot be played`}</strong>
        <p className={styles.reason}>{failure instanceof Error ? failure.message : String(failure)}</p>
      </div>
    )
  const { step, what, wanted, found, nearest } = failure.problem
  return (
    <div className={styles.failure} role="alert">
      <strong>{`${file}, step ${step}: ${what}`}</strong>
      <p>{`Wanted ${wanted}.`}</p>
      <p>{found}</p>
      {nearest !== undefined && <p>{`Did you mean ${nearest}?`}</p>}
    </div>
  )
}
