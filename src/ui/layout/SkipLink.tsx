import styles from './SkipLink.module.css'

/** The first focusable element: skips the navigation. */
export const SkipLink = ({ target }: { target: string }) => (
  <a
    className={styles.skip}
    href={`#${target}`}
    onClick={(event) => {
      // Moves the focus without a URL fragment, which the router would treat as a navigation.
      event.preventDefault()
      document.getElementById(target)?.focus()
    }}
  >
    Skip to content
  </a>
)
