import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Ref } from 'react'
import styles from './DisclosureButton.module.css'

interface DisclosureButtonProps {
  ref?: Ref<HTMLButtonElement>
  label: string
  /** Its name for assistive technology, if the label alone is that of another button too; contains the label. */
  name?: string
  isOpen: boolean
  /** The id of the element that it opens. */
  content: string
  onToggle: () => void
}

/** A quiet button that opens a part of the page, or a popover, below it. */
export const DisclosureButton = ({ ref, label, name, isOpen, content, onToggle }: DisclosureButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.button}
    aria-label={name}
    aria-expanded={isOpen}
    aria-controls={isOpen ? content : undefined}
    onClick={onToggle}
  >
    <ChevronRight size={14} aria-hidden className={styles.chevron} />
    {label}
  </button>
)
