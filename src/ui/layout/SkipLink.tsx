import styles from './SkipLink.module.css'

/** The first stop of the keyboard: leads past the navigation to the main element of the page, whichever is open. */
export const SkipLink = () => (
  <a
    className={styles.skip}
    href="#content"
    onClick={(event) => {
      // Moves the focus without a URL fragment, which the router would treat as a navigation.
      event.preventDefault()
      const main = document.querySelector('main')
      if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1
      main?.focus()
    }}
  >
    Skip to content
  </a>
)
