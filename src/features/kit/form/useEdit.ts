import { isApiError, type ApiError } from '#model/apiError'
import { capital, wireName, wireWords } from '#model/case'
import { settleEdit, type Edit } from '#model/merge'
import { dialogs } from '#store/actors/dialogs'
import type { ClashRow } from '#store/actors/clashView'
import type { FactValue } from '#store/undo/undoView'
import { useConsolePart } from '#store/hooks'
import { SubmitCancelled } from './exchange'

/** A field of an update in words. */
interface FieldWords {
  /** By default, the words of its name. */
  label?: string
  /** The words for no value. */
  none?: string
  /** A value in words; by default, the value itself. */
  text?: (value: never) => FactValue
}

/** A value as its own words: a list with commas. */
const plainText = (value: unknown): FactValue => {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Sends the edit of a form by `write`. @param ask is called before the user is asked something */
type SendEdit = <Body extends object, Saved>(
  edit: Edit<Body>,
  write: (edit: Edit<Body>) => Promise<Saved>,
  ask?: () => void,
) => Promise<Saved>

/**
 * A function that sends an edit. Where someone else has changed the same fields meanwhile, it shows both values and asks
 * which of them stays; with neither, nothing is sent. Rule: FORM-12.
 *
 * @param words of the fields
 */
export function useEdit(words: Readonly<Record<string, FieldWords | undefined>> = {}): SendEdit {
  const shown = useConsolePart(dialogs)
  const rowsOf = ({ clashes = [] }: ApiError) =>
    clashes.map(({ field, was, mine, theirs }): ClashRow => {
      const { label, none = '', text } = words[field] ?? {}
      const said = (value: unknown) => {
        if (value === null || value === undefined) return none
        return text ? text(value as never) : plainText(value)
      }
      return {
        label: label ?? capital(wireWords(wireName(field))),
        was: said(was),
        mine: said(mine),
        theirs: said(theirs),
      }
    })
  const question = (error: ApiError) =>
    new Promise<'mine' | 'theirs'>((resolve, reject) => {
      const end = (then: () => void) => () => {
        shown.set({ ...shown.get(), clash: null })
        then()
      }
      const clash = {
        rows: rowsOf(error),
        useMine: end(() => resolve('mine')),
        keepTheirs: end(() => resolve('theirs')),
        cancel: end(() => reject(new SubmitCancelled())),
      }
      shown.set({ ...shown.get(), clash })
    })
  return async (edit, write, ask = () => {}) => {
    for (let next = edit; ;) {
      try {
        return await write(next)
      } catch (error) {
        if (!isApiError(error) || !error.clashes) throw error
        ask()
        next = settleEdit(next, error.clashes, await question(error))
      }
    }
  }
}
