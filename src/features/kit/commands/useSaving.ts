import { useCallback, useState } from 'react'
import { useAppStore } from '#store/hooks'
import type { Save } from '#store/commands/saving'

/** A change that was saved: its answer, and the line of its activity. */
interface Saved<Answer> {
  answer: Answer
  line: string | undefined
}

/**
 * A function that sends a change of a page's own control, without a form, and with a line of the activity. Loads the code
 * of that with the first. It throws the error of the request.
 */
export function useSave() {
  const store = useAppStore()
  return useCallback(
    async <Answer>(send: (save: Save) => Promise<Answer>): Promise<Saved<Answer>> => {
      const { log } = store
      const { cause } = log
      const by = log.actOf(cause)
      const { savesOf } = await import('#store/ledger/saves')
      const saves = savesOf(store, by)
      const answer = await log.within(cause, () => send(saves.save))
      return { answer, line: saves.line }
    },
    [store],
  )
}

/** What became of the last change of a control. */
interface Saving<Answer> {
  saved: Saved<Answer> | undefined
  error: unknown
  isSaving: boolean
}

/** {@link useSave}, with what the page shows of it. The function never rejects. */
export function useSaving<Answer>() {
  const save = useSave()
  const [state, setState] = useState<Saving<Answer>>({ saved: undefined, error: undefined, isSaving: false })
  async function run(send: (save: Save) => Promise<Answer>): Promise<Saved<Answer> | undefined> {
    setState({ saved: undefined, error: undefined, isSaving: true })
    try {
      const saved = await save(send)
      setState({ saved, error: undefined, isSaving: false })
      return saved
    } catch (error) {
      setState({ saved: undefined, error, isSaving: false })
      return undefined
    }
  }
  return { ...state, run }
}
