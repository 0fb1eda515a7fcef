import styles from './Skeleton.module.css'

/** The place of something that is on its way. */
export const Skeleton = ({ width }: { width: string }) => (
  <span className={styles.block} style={{ width }} aria-hidden />
)
