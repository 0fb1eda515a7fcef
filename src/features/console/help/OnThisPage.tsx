import { useEffect, useId, useState, type MouseEvent, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#features/kit/routing/Link'
import styles from './Help.module.css'

interface Place {
  id: string
  title: string
}

/** The parts of a text that have a place in its address. */
const placesIn = (text: Element): readonly Place[] =>
  [...text.querySelectorAll('h2[id]')].map(({ id, textContent }) => ({ id, title: textContent }))

/** Moves the focus to a part, where reading goes on, unless its link opens another tab. */
function resume({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, id: string) {
  if (metaKey || ctrlKey || shiftKey || altKey) return
  document.getElementById(id)?.focus({ preventScroll: true })
}

/** Links to the parts of a text, which are read off it: shown beside it, where there is room. */
export function OnThisPage({ text }: { text: RefObject<HTMLElement | null> }) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const title = useId()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (text.current) setPlaces(placesIn(text.current))
  }, [text])
  if (places.length < 2) return null
  return (
    <nav className={styles.contents} aria-labelledby={title}>
      <p id={title}>On this page</p>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <Link to={{ pathname, search, hash: place.id }} onClick={(event) => resume(event, place.id)}>
              {place.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
