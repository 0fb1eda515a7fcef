import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import styles from './Fold.module.css'

interface FoldProps {
  /** Always shown; a click on it opens the rest. */
  summary: ReactNode
  /** Open at first. */
  isOpen?: boolean
  /** Beside other disclosures of a page: as small and as muted as these. */
  isQuiet?: boolean
  /** Called when it opens or closes. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of a page behind its summary. The search of the browser finds it too. */
export const Fold = ({ summary, isOpen = false, isQuiet = false, onToggle, children }: FoldProps) => (
  <details
    className={styles.fold}
    open={isOpen}
    onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
  >
    <summary className={`${styles.summary} ${isQuiet ? styles.quiet : ''}`}>
      <ChevronRight size={14} aria-hidden className={styles.chevron} />
      {summary}
    </summary>
    {children}
  </details>
)
