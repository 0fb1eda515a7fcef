import styles from './EdgeShadows.module.css'
import type { SideEdges } from './useSideEdges'

/** Shadows where a neighbour that scrolls sideways goes on. Put it into {@link edgesClass}, beside what scrolls. */
export const EdgeShadows = ({ edges }: { edges: SideEdges }) => (
  <>
    <span className={styles.before} data-shown={edges.before || undefined} aria-hidden />
    <span className={styles.after} data-shown={edges.after || undefined} aria-hidden />
  </>
)

/** The element around what scrolls and its shadows. */
export const edgesClass = styles.room ?? ''
