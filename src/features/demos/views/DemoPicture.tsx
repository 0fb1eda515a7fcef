import type { ListedDemo } from '../scripts'
import styles from './DemosPage.module.css'

/** The size of each picture, in its own pixels. */
const SIZE = { width: 640, height: 400 }

/** A picture of the demo, by `npm run demo:render -- --cards`: the one of the theme that is shown. */
export const DemoPicture = ({ script: { name }, alt }: ListedDemo) => (
  <>
    {(['light', 'dark'] as const).map((theme) => (
      <img
        key={theme}
        {...SIZE}
        // Not imported: builds for a control plane have no such file, see tools/build/demoPictures.mjs.
        src={`/demo-pictures/${name}-${theme}.webp`}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={styles.picture}
        data-for={theme}
      />
    ))}
  </>
)
