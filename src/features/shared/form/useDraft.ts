import type { FormikValues, useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { dropDraft, keepDraft, readDraft, type Draft, type DraftKey } from '../../../store/drafts'
import { useMe } from '../../app/useMe'

/** What of a form is kept until it is saved. A field that is not named here is never kept. */
export interface DraftFields<Values> {
  /** Kept in the browser's storage: nothing secret, and nothing but JSON. */
  fields: readonly (keyof Values & string)[]
  /** Kept in the memory of this page only, for a look elsewhere: secrets and files. */
  secrets?: readonly (keyof Values & string)[]
  /** What else tells the form from others at its path. */
  variant?: string
}

interface FormDraft {
  /** Whether something in the form was typed on an earlier visit. */
  isRestored: boolean
  /** The fields that came back from that visit, by name. */
  restored: readonly string[]
  /** Goes back to the form as it begins; the draft goes with what was typed. */
  discard: () => void
  /** Forgets the draft for good: it was saved, or is not wanted any more. */
  end: () => void
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

const changedOf = (values: FormikValues, initial: FormikValues, names: readonly string[]): Draft =>
  Object.fromEntries(
    names.filter((name) => !isSame(values[name], initial[name])).map((name) => [name, values[name]]),
  )

const isEmpty = (draft: Draft) => Object.keys(draft).length === 0

/** Whether a value may stand where the form begins with another. Empty texts and nulls stand for many a kind. */
const isOfKind = (value: unknown, initial: unknown) =>
  initial === '' ||
  initial === null ||
  (typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial))

/** What a form still knows of a draft, which may be of an older version. */
const fitting = (draft: Draft, initial: FormikValues, names: readonly string[]): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => names.includes(name) && isOfKind(value, initial[name])),
  )

/** Whose draft belongs here; undefined until it is known who is signed in. It stays while the form is shown. */
function useDraftKey(variant: string): DraftKey | undefined {
  const { me } = useMe()
  const { pathname } = useLocation()
  const [form] = useState(variant === '' ? pathname : `${pathname} ${variant}`)
  const [userId, setUserId] = useState(me?.id)
  if (userId === undefined && me) setUserId(me.id)
  const [key, setKey] = useState<DraftKey>()
  if (userId !== undefined && !key) setKey({ userId, form })
  return key
}

/**
 * Keeps what is typed into a form as it is typed, and brings it back on the next visit. Values that were not changed
 * are not kept, so that newer values of a record are not overwritten.
 */
export function useDraft<Values extends FormikValues>(
  formik: ReturnType<typeof useFormik<Values>>,
  { fields, secrets = [], variant = '' }: DraftFields<Values>,
): FormDraft {
  const key = useDraftKey(variant)
  // Which fields are kept belongs to the form's first render.
  const [names] = useState({ fields, secrets })
  const [isRestored, setRestored] = useState(false)
  const [restored, setRestoredFields] = useState<readonly string[]>([])
  const isOver = useRef(false)
  const wasChanged = useRef(false)
  const { values, initialValues, setFieldValue, resetForm } = formik

  useEffect(() => {
    if (!key) return
    const draft = fitting(readDraft(key) ?? {}, initialValues, [...names.fields, ...names.secrets])
    setRestoredFields(Object.keys(draft))
    if (isEmpty(changedOf(draft, initialValues, Object.keys(draft)))) return
    setRestored(true)
    // One by one: presets may fill other fields at the same moment.
    for (const [name, value] of Object.entries(draft)) void setFieldValue(name, value, false)
    // Once, when the form begins; what is typed from then on is newer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])

  useEffect(() => {
    if (!key || isOver.current) return
    const kept = changedOf(values, initialValues, names.fields)
    const remembered = changedOf(values, initialValues, names.secrets)
    const isChanged = !isEmpty(kept) || !isEmpty(remembered)
    if (isChanged) keepDraft(key, kept, remembered)
    else if (wasChanged.current) dropDraft(key)
    wasChanged.current ||= isChanged
  }, [key, values, initialValues, names])

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
    discard() {
      setRestored(false)
      setRestoredFields([])
      resetForm()
    },
    end() {
      isOver.current = true
      if (key) dropDraft(key)
    },
  }
}
