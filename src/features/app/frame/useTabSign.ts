import { addressOf } from '#src/basePath'
import { useEffect } from 'react'
import { useMoving } from '#store/hooks'

const AT_REST = addressOf('/favicon.svg')
const IN_MOTION = addressOf('/favicon-moving.svg')

/** The running actions, before the title of the page: "◐ Stop web-1 and 2 more". */
function movingText(moving: readonly string[]): string {
  const [first, ...rest] = moving
  if (first === undefined) return ''
  return `◐ ${first}${rest.length > 0 ? ` and ${rest.length} more` : ''} / `
}

/** Shows in the browser's tab that an action of the user is running: in the title and in the icon. */
export function useTabSign(title: string) {
  const moving = movingText(useMoving())
  useEffect(() => {
    document.title = moving + title
  }, [moving, title])
  const isMoving = moving !== ''
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', isMoving ? IN_MOTION : AT_REST)
  }, [isMoving])
}
