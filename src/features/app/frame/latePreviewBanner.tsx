import { Suspense, useState } from 'react'
import { isPastFrame } from '#store/pastFrame'
import { useConsolePart } from '#store/hooks'
import { useObservable } from '#store/observable'
import { lazyPart } from '#ui/lazyPart'
import { welcome } from '#features/console/preview/welcome'
import styles from './RootLayout.module.css'

/** Shows the pill of the preview, unless the banner over the page is there. */
function previewPill() {
  const Pill = lazyPart(async () => (await import('#features/console/preview/PreviewBanner')).PreviewBanner, {
    isOptional: true,
  })
  return function PreviewPill() {
    const isWelcome = useObservable(useConsolePart(welcome))
    // The focus was in the banner when it was dismissed.
    const [takesFocus] = useState(isWelcome)
    return (
      <div className={styles.banner}>
        {!isWelcome && (
          <Suspense>
            <Pill takesFocus={takesFocus} />
          </Suspense>
        )}
      </div>
    )
  }
}

/** Shows the banner over the page of a first visit, in a room that is there from the start. */
function previewWelcome() {
  const Banner = lazyPart(
    async () => (await import('#features/console/preview/WelcomeBanner')).WelcomeBanner,
    {
      isOptional: true,
    },
  )
  return function PreviewWelcome() {
    const isShown = useObservable(useConsolePart(welcome))
    return isShown ? (
      <div data-welcome>
        <Suspense>
          <Banner />
        </Suspense>
      </div>
    ) : null
  }
}

/** The banner of a build with the mock region: a pill over the foot of the sidebar. Other builds have none. */
export const LatePreviewBanner = import.meta.env.VITE_MOCK === '1' && !isPastFrame ? previewPill() : undefined

/** The banner over the page of a first visit to such a build. Other builds have none. */
export const LateWelcomeBanner =
  import.meta.env.VITE_MOCK === '1' && !isPastFrame ? previewWelcome() : undefined
