import { lazy, useEffect, useState, type ComponentType } from 'react'
import { preloadable } from './preloadable'

/** A component whose code is fetched when it is wanted. Render it inside `Suspense`. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the code, once. A failure shows when the part is rendered. */
  preload: () => void
}

interface LazyPartOptions {
  /** It is large, or seldom wanted: {@link missingParts} leaves it out. */
  isRare?: boolean
  /** The page works without it: nothing is shown in its place when it cannot be fetched. */
  isOptional?: boolean
}

const waiting = new Set<() => Promise<unknown>>()

/** The fetches of all parts that the page could show so far and that were not fetched yet. */
export const missingParts = (): readonly (() => Promise<unknown>)[] => [...waiting]

/**
 * A menu, dialog or form of a page whose code is not part of the page. Once the code is there, the part is rendered at
 * once: through `lazy` alone React shows the fallback first, and the part up to 300 ms later. One that cannot be fetched
 * says so in its own place, and is fetched again with the next opening.
 *
 * @param fetchPart imports the component
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { isRare, isOptional }: LazyPartOptions = {},
): LazyPart<Props> {
  const code = preloadable(fetchPart)
  const load = async () => {
    const part = await code.load()
    waiting.delete(load)
    return part
  }
  if (!isRare) waiting.add(load)
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
    // Read once: another type would mount the part again.
    const [Shown] = useState(() => code.loaded() ?? Late)
    return <Shown {...props} />
  }
  return Object.assign(Part, { preload: () => void load().catch(() => {}) })
}
