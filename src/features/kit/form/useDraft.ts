import { useEffect, useRef, useState } from 'react'
import { drafts as draftsPart, type Draft, type DraftKey } from '#store/kept/drafts'
import { useConsolePart } from '#store/hooks'
import { usePlace } from '#features/kit/routing/pagePlace'
import type { FormStore, FormValues } from './FormFields'
import { fitting, draftText } from './fitting'

/** The fields of a form that are kept as a draft. Other fields are never kept. */
export interface DraftFields<Values> {
  /** Kept in the browser's storage: no secrets, only JSON. */
  fields: readonly (keyof Values & string)[]
  /** Kept in memory only, for a visit to another page: secrets and files. */
  secrets?: readonly (keyof Values & string)[]
  /**
   * Distinguishes the form from others at its place, or the record from another one of its name, where no call of the page
   * reads that by its name: its id.
   */
  variant?: string
}

interface FormDraft {
  /** Whether the form contains restored values. */
  isRestored: boolean
  /** The names of the restored fields. */
  restored: readonly string[]
  /** Typed values whose fields the form no longer has, as a text to copy; may be empty. */
  left: string
  /** Resets the form to its initial values and deletes the draft. */
  discard: () => void
  /** Deletes the draft: the form was saved or discarded. */
  end: () => void
}

/** Delay before what was typed is stored, in milliseconds: storing takes longer than a key. Leaving stores at once. */
const STORE_MS = 250

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

const changedOf = (values: FormValues, initial: FormValues, names: readonly string[]): Draft =>
  Object.fromEntries(
    names.filter((name) => !isSame(values[name], initial[name])).map((name) => [name, values[name]]),
  )

const isEmpty = (draft: Draft) => Object.keys(draft).length === 0

/** The key of the draft, with its user; undefined until the user is known. Constant while the form is shown. */
function useDraftKey(variant: string): DraftKey | undefined {
  const { id, userId } = usePlace()
  const [form] = useState(variant === '' ? id : `${id} ${variant}`)
  const [key, setKey] = useState<DraftKey>()
  if (userId !== undefined && !key) setKey({ userId, form })
  return key
}

/**
 * Stores the typed values of a form while typing, and restores them on the next visit. Unchanged values are not stored,
 * so that newer values of a record are not overwritten.
 */
export function useDraft<Values extends FormValues>(
  formStore: FormStore<Values>,
  { fields, secrets = [], variant = '' }: DraftFields<Values>,
): FormDraft {
  const drafts = useConsolePart(draftsPart)
  const key = useDraftKey(variant)
  // The stored fields are fixed at the first render.
  const [names] = useState({ fields, secrets })
  const [isRestored, setRestored] = useState(false)
  const [restored, setRestoredFields] = useState<readonly string[]>([])
  const [left, setLeft] = useState<Draft>({})
  const isOver = useRef(false)
  const wasChanged = useRef(false)
  const { values, initialValues, setFieldValue, resetForm } = formStore

  useEffect(() => {
    if (!key) return
    const all = [...names.fields, ...names.secrets]
    const draft = fitting(drafts.read(key) ?? {}, initialValues, all).fits
    // These values are stored again, so they must not come from memory, which has secrets.
    const others = fitting(drafts.stored(key) ?? {}, initialValues, all).left
    setRestoredFields(Object.keys(draft))
    // A form without a draft may stand at the place of one that has one.
    if (names.fields.length > 0 && !isEmpty(others)) {
      setLeft(others)
      wasChanged.current = true
    }
    if (isEmpty(changedOf(draft, initialValues, Object.keys(draft)))) return
    setRestored(true)
    // A restored draft counts as changed: resetting the form deletes it.
    wasChanged.current = true
    // One by one: presets may fill other fields at the same time.
    for (const [name, value] of Object.entries(draft))
      void setFieldValue(name, value as Values[string], false)
    // Once, when the form mounts; later input is newer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])

  const store = useRef(() => {})
  useEffect(() => {
    if (!key) return
    store.current = () => {
      store.current = () => {}
      if (isOver.current) return
      // Values without a field are kept until the form is saved or the draft discarded.
      const kept = { ...left, ...changedOf(values, initialValues, names.fields) }
      const remembered = changedOf(values, initialValues, names.secrets)
      const isChanged = !isEmpty(kept) || !isEmpty(remembered)
      if (isChanged) drafts.keep(key, kept, remembered)
      else if (wasChanged.current) drafts.drop(key)
      wasChanged.current ||= isChanged
    }
    const timer = setTimeout(() => store.current(), STORE_MS)
    return () => clearTimeout(timer)
  }, [drafts, key, values, initialValues, names, left])
  useEffect(() => {
    const storeNow = () => store.current()
    addEventListener('pagehide', storeNow)
    return () => {
      removeEventListener('pagehide', storeNow)
      storeNow()
    }
  }, [])

  useEffect(() => {
    if (isEmpty(changedOf(values, initialValues, names.secrets))) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isOver.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [values, initialValues, names])

  return {
    isRestored,
    restored,
    left: draftText(left),
    discard() {
      setRestored(false)
      setLeft({})
      setRestoredFields([])
      resetForm()
    },
    end() {
      isOver.current = true
      if (key) drafts.drop(key)
    },
  }
}
