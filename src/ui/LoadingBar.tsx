import styles from './LoadingBar.module.css'

/** A thin bar at the very top while the next page is on its way; a wait under 20 ms does not show it. */
export const LoadingBar = ({ busy }: { busy: boolean }) => (
  <div className={styles.place} role="status" aria-label={busy ? 'Loading page' : undefined}>
    {busy && <div className={styles.bar} />}
  </div>
)
