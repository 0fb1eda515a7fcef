import { useEffect, useState } from 'react'
import { cleanText } from '#src/cleanText'
import { useAppStore } from '#store/hooks'
import { isNameOrId } from '#model/nameOrId'
import { LOADING, type ChoiceStatus } from '#ui/forms/choiceStatusText'
import { choiceNamed, isUnclear } from '#ui/forms/choiceNamed'
import { MISSING_CODE } from '#ui/preloadable'
import type { Choice } from '../choices'
import type { askByName } from './askByName'

/** Time without a key press before a name is asked for, in milliseconds. */
const PAUSE_MS = 250

/** The status for a name, from the region; also if the code that asks could not be fetched. */
async function answerTo(...asks: Parameters<typeof askByName>) {
  const code = await import('./askByName').catch(() => undefined)
  const [, , , onRetry] = asks
  return code?.askByName(...asks) ?? ({ state: 'failed', detail: MISSING_CODE, onRetry } as const)
}

/**
 * The status of a picker for each text in it. Of a list that was not read to its end, a name that is not among its
 * choices is asked for: until the region has answered, the choices of that text load.
 */
export function useByName(status: ChoiceStatus, choices: readonly Choice[]) {
  const store = useAppStore()
  // By the names and the answers of the lists: a list that is read again has lost what was added.
  const [asked, setAsked] = useState<Readonly<Record<string, ChoiceStatus>>>({})
  const isCut = status.state === 'ready' && status.cut !== undefined && status.cut.length > 0

  /** The name to ask for; undefined if the choices have the text, or it is no name. */
  function nameIn(text: string): string | undefined {
    if (!isCut || choices.some(({ value }) => value === text)) return undefined
    if (choiceNamed(text, choices) || isUnclear(text, choices)) return undefined
    const name = cleanText(text).toLowerCase()
    return isNameOrId(name) ? name : undefined
  }
  const keyOf = (name: string) => `${name} ${isCut ? JSON.stringify(status.cut) : ''}`

  return {
    statusOf(text: string): ChoiceStatus {
      const name = nameIn(text)
      return name === undefined ? status : (asked[keyOf(name)] ?? LOADING)
    },
    /** The key of the call for a text; undefined if there is nothing to ask for. */
    openIn(text: string): string | undefined {
      const name = nameIn(text)
      if (name === undefined) return undefined
      const key = keyOf(name)
      return asked[key] ? undefined : key
    },
    /** Asks for the text once it stays. @returns the function that drops the call */
    ask(text: string): (() => void) | undefined {
      const name = nameIn(text)
      if (status.state !== 'ready' || name === undefined) return undefined
      const key = keyOf(name)
      let isCurrent = true
      const again = () => setAsked(({ [key]: _, ...others }) => others)
      const timer = setTimeout(() => {
        void answerTo(store, status, name, again).then((answer) => {
          if (isCurrent) setAsked((before) => ({ ...before, [key]: answer }))
        })
      }, PAUSE_MS)
      return () => {
        isCurrent = false
        clearTimeout(timer)
      }
    },
  }
}

/** Asks for a text that is not among the choices, see {@link useByName}. */
export function useAsking({ openIn, ask }: ReturnType<typeof useByName>, text: string) {
  const open = openIn(text)
  useEffect(
    () => (open === undefined ? undefined : ask(text)),
    // The key says all that the call depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [open],
  )
}
