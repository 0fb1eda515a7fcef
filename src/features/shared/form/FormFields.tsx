import { useFormikContext, type FormikContextType, type FormikValues } from 'formik'
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'

/** The present state of a form, with listeners to its changes. Its identity stays, so that it renders nothing. */
class FormState<Values extends FormikValues> {
  private readonly listeners = new Set<() => void>()

  private announced: FormikContextType<Values>

  constructor(public formik: FormikContextType<Values>) {
    this.announced = formik
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Takes the form in while it renders: a field that renders with it reads what the form has now. */
  update(formik: FormikContextType<Values>) {
    this.formik = formik
  }

  /** Lets the fields compare what they show, once the form has rendered. */
  announce() {
    if (this.formik === this.announced) return
    this.announced = this.formik
    for (const listener of this.listeners) listener()
  }
}

const Context = createContext<FormState<FormikValues> | null>(null)

/**
 * Goes around the fields of a form, within its `FormikProvider`. The library renders every field of a form at every key;
 * the fields in here render only when their own value or error changes.
 */
export function FormFields({ children }: { children: ReactNode }) {
  const formik = useFormikContext<FormikValues>()
  const [state] = useState(() => new FormState(formik))
  state.update(formik)
  useLayoutEffect(() => state.announce())
  return <Context value={state}>{children}</Context>
}

function useFormState<Values extends FormikValues>(): FormState<Values> {
  const state = use(Context)
  if (!state) throw new Error('A field must be inside of FormFields.')
  return state as unknown as FormState<Values>
}

/**
 * A part of a form's state; renders again only when that part is another one.
 *
 * @param select returns a plain value, or an object that the form keeps: never a new one
 */
export function useFormPart<Values extends FormikValues, Part>(
  select: (formik: FormikContextType<Values>) => Part,
): Part {
  const state = useFormState<Values>()
  return useSyncExternalStore(state.subscribe, () => select(state.formik))
}

/** A function that returns the form as it is now, for handlers: it renders nothing. */
export function useFormNow<Values extends FormikValues>(): () => FormikContextType<Values> {
  const state = useFormState<Values>()
  return () => state.formik
}

interface FieldOptions {
  name: string
  /** Validates the field by itself. Keep its identity between renders. */
  validate?: () => string | undefined
}

/** The value and the error of one field, and what changes it: as the library's hook of that name, for one field. */
export function useFormField<Value>(field: string | FieldOptions) {
  const { name, validate } = typeof field === 'string' ? { name: field, validate: undefined } : field
  const state = useFormState<FormikValues>()
  const value = useFormPart(({ values }) => values[name] as Value)
  const error = useFormPart(({ errors }) => errors[name] as string | undefined)
  useEffect(() => {
    if (!validate) return
    const { registerField, unregisterField } = state.formik
    registerField(name, { validate })
    return () => unregisterField(name)
  }, [state, name, validate])
  const { handleChange: onChange, handleBlur: onBlur } = state.formik
  const helpers = useMemo(
    () => ({ setValue: (next: Value) => state.formik.setFieldValue(name, next) }),
    [state, name],
  )
  return [{ name, value, onChange, onBlur }, { error }, helpers] as const
}
