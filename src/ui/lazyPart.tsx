import { lazy, useEffect, useState, type ComponentType } from 'react'
import { preloadable } from './preloadable'

/** A component whose code is fetched on demand. Render it inside `Suspense`. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the code, once. A failure appears when the part is rendered. */
  preload: () => void
  /** The same, for a page that waits for its part. @throws when the fetch fails */
  load: () => Promise<unknown>
}

interface LazyPartOptions {
  /** The page works without the part: a failed fetch shows nothing. */
  isOptional?: boolean
}

/**
 * A menu, dialog or form whose code is separate from its page. Loaded code renders at once: with `lazy` alone
 * React shows the fallback first, and the part up to 300 ms later. A failed fetch shows an error in place of the
 * part; the next opening fetches it again.
 *
 * @param fetchPart imports the component
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { isOptional }: LazyPartOptions = {},
): LazyPart<Props> {
  const { load, loaded } = preloadable(fetchPart)
  const late = () =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return { default: await load() }
      } catch (error) {
        console.error(error)
        const message = isOptional ? undefined : await import('./feedback/MissingPart')
        return {
          default: function Missing(props) {
            useEffect(() => {
              Late = late()
            }, [])
            return message && <message.MissingPart load={load} props={props} />
          },
        }
      }
    })
  let Late = late()
  function Part(props: Props) {
    // Read once: another component type would mount the part again.
    const [Shown] = useState(() => loaded() ?? Late)
    return <Shown {...props} />
  }
  return Object.assign(Part, { preload: () => void load().catch(() => {}), load })
}
