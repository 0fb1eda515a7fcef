import { whenPainted } from '#src/whenIdle'
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { lazyPart } from '#ui/lazyPart'

/**
 * A part that no first page needs: it is rendered when the page is painted and all is quiet, or soon after if it stays
 * busy. Without its code there is nothing in its place.
 *
 * @param fetchPart imports the component
 */
export function latePart<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(fetchPart, { isOptional: true })
  return function Late(props: Props) {
    const [isPainted, setIsPainted] = useState(false)
    useEffect(() => whenPainted(() => setIsPainted(true)), [])
    return (
      isPainted && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}
