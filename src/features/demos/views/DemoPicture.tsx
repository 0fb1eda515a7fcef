import type { ListedDemo } from '../scripts'
import styles from './DemosPage.module.css'

const files = import.meta.glob<string>('../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The size of each picture, in its own pixels. */
const SIZE = { width: 640, height: 400 }

/** A picture of the demo, by `npm run demo:render -- --cards`: the one of the theme that is shown. */
export const DemoPicture = ({ script: { name }, alt }: ListedDemo) => (
  <>
    {(['light', 'dark'] as const).map((theme) => (
      <img
        key={theme}
        {...SIZE}
        src={files[`../pictures/${name}-${theme}.webp`]}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={styles.picture}
        data-for={theme}
      />
    ))}
  </>
)
