import styles from './EdgeShadows.module.css'
import type { SideEdges } from './useSideEdges'

/**
 * Shadows at the edges of a horizontally scrolling element. Its sibling, inside an element of {@link edgesClass}.
 */
export const EdgeShadows = ({ edges }: { edges: SideEdges }) => (
  <>
    <span className={styles.before} data-shown={edges.before || undefined} aria-hidden />
    <span className={styles.after} data-shown={edges.after || undefined} aria-hidden />
  </>
)

/** The class of the element around the shadows and the scrolling element. */
export const edgesClass = styles.room ?? ''
