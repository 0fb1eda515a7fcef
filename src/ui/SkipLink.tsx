import styles from './SkipLink.module.css'

/** The first thing a keyboard reaches: past the navigation, to the content. */
export const SkipLink = ({ target }: { target: string }) => (
  <a
    className={styles.skip}
    href={`#${target}`}
    onClick={(event) => {
      // Moves the focus without putting a fragment into the address, which the router would take for a navigation.
      event.preventDefault()
      document.getElementById(target)?.focus()
    }}
  >
    Skip to content
  </a>
)
