import styles from './LoadingBar.module.css'

/** A thin bar at the top while the next page loads; waits under 20 ms do not show it. */
export const LoadingBar = ({ busy }: { busy: boolean }) => (
  <div className={styles.place} role="status" aria-label={busy ? 'Loading page' : undefined}>
    {busy && <div className={styles.bar} />}
  </div>
)
