import styles from './SkipLink.module.css'

/** The first tab stop: skips the top bar. The main element of every page has the id `content`. */
export const SkipLink = () => (
  <a
    className={styles.skip}
    href="#content"
    onClick={(event) => {
      // Moves the focus without a URL fragment, which the router would treat as a navigation.
      event.preventDefault()
      document.getElementById('content')?.focus()
    }}
  >
    Skip to content
  </a>
)
