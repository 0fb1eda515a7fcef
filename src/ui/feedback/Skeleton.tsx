import styles from './Skeleton.module.css'

/** A placeholder for loading content. */
export const Skeleton = ({ width }: { width: string }) => (
  <span className={styles.block} style={{ width }} aria-hidden />
)
