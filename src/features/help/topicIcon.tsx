import type { LucideIcon } from 'lucide-react'
import FileText from 'lucide-react/icons/file-text'
import styles from './Help.module.css'

/**
 * The icon of a topic: that of a page in the quick actions, nothing beside its name in the sidebar, and its first letter
 * in a sidebar without names.
 */
export const topicIcon = (label: string): LucideIcon =>
  (({ size }: { size: number }) => (
    <>
      <FileText size={size} className={styles.sheet} aria-hidden />
      <span className={styles.letter} aria-hidden>
        {label[0]}
      </span>
    </>
  )) as unknown as LucideIcon
