import styles from './Skeleton.module.css'

interface SkeletonProps {
  width: string
  /** Nothing is on its way yet: it does not move. A moving one costs time on every page with many of them. */
  isStill?: boolean
}

/** A placeholder for loading content. */
export const Skeleton = ({ width, isStill = false }: SkeletonProps) => (
  <span className={styles.block} data-still={isStill || undefined} style={{ width }} aria-hidden />
)
