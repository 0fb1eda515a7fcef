import ChevronRight from 'lucide-react/icons/chevron-right'
import styles from './DisclosureButton.module.css'

interface DisclosureButtonProps {
  label: string
  /** Its name for assistive technology, if the label alone is that of another button too; contains the label. */
  name?: string
  isOpen: boolean
  /** The id of the element that it opens. */
  content: string
  onToggle: () => void
}

/** A quiet button that opens a part of the page below it. */
export const DisclosureButton = ({ label, name, isOpen, content, onToggle }: DisclosureButtonProps) => (
  <button
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
