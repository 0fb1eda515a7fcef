import styles from './Skeleton.module.css'

interface SkeletonProps {
  width: string
  /** Without motion, for content that is not requested yet: many moving placeholders slow a page down. */
  isStill?: boolean
}

/** A placeholder for loading content. */
export const Skeleton = ({ width, isStill = false }: SkeletonProps) => (
  <span className={styles.block} data-still={isStill || undefined} style={{ width }} aria-hidden />
)
