// oxlint-disable-next-line eslint/no-restricted-imports -- the one place that knows the library
import { useFormik, validateYupSchema, type FormikValues } from 'formik'
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
import { ValidationError, type AnyObject, type ISchema } from 'yup'

// The store of a form. The console sees what this file exports; a library keeps the values, once, and
// runs the schema behind it (docs/decisions/044-form-store.md).

/** The values of a form by their names. */
export type FormValues = FormikValues

/** The names of the fields of a form. */
export type FieldName<Values> = keyof Values & string

/** The values and the errors of a form, and the functions that change them. */
export interface FormStore<Values extends FormValues> extends Pick<
  ReturnType<typeof useFormik<Values>>,
  'errors' | 'handleSubmit' | 'handleChange' | 'handleBlur' | 'registerField' | 'unregisterField'
> {
  values: Values
  initialValues: Values
  /** The values are not the initial ones. */
  dirty: boolean
  submitCount: number
  /** The schema or the submit handler is running. */
  isSubmitting: boolean
  /** @param validates whether the schema runs; by default, if changes are validated */
  setValues(values: Values, validates?: boolean): Promise<unknown>
  setFieldValue<Name extends FieldName<Values>>(
    name: Name,
    value: Values[Name],
    validates?: boolean,
  ): Promise<unknown>
  /** Shows what the region said of the value of a field, until that or one that it was judged with changes. */
  refuse(name: FieldName<Values>, message: string): void
  /** Judges a field before the form is submitted, such as a file that was picked; by default, none is. */
  judge(name: FieldName<Values>, isJudged: boolean): void
  submitForm(): Promise<unknown>
  /** Back to the initial values, without errors. */
  resetForm(): void
  /** Replaces the initial and the current values, as if the form had started with `initialValues`. */
  rebase(initialValues: Values, values: Values): void
}

/**
 * The methods of a Yup schema that forms call, with the type of its values. With `ObjectSchema` in its place, the compiler
 * compares every method of that class for each form, which takes a third of the type check.
 */
export type FormSchema = Pick<ISchema<AnyObject>, '__outputType' | 'cast' | 'validate' | 'describe'>

/** The fields that decide about a field besides itself, by the schema (`judgedWith`). */
export function othersOf(schema: FormSchema, name: string): readonly string[] {
  const form = schema.describe()
  const field = 'fields' in form ? form.fields[name] : undefined
  const meta = field && 'meta' in field ? (field.meta as { judgedWith?: readonly string[] }) : undefined
  return meta?.judgedWith ?? []
}

/** The messages of a schema for values, as a submit finds them; none for values that can be sent. */
export async function problemsOf(schema: FormSchema, values: FormValues): Promise<readonly string[]> {
  try {
    await validateYupSchema(values, schema)
    return []
  } catch (error) {
    if (error instanceof ValidationError) return [...new Set(error.errors)]
    throw error
  }
}

interface FormOptions<Values extends FormValues> {
  initial: Values
  schema: FormSchema
  /** Shows the errors of all fields from the first change, not only after a submit. */
  validatesChanges?: boolean
  onSubmit: (values: Values) => void | Promise<void>
}

/** The refusals of the region by the field that shows them, each with the values that were refused. */
type Refused = Readonly<Record<string, { message: string; of: Readonly<Record<string, unknown>> }>>

/**
 * The errors that a form shows: those of the schema, once all fields or these are judged, and what the region said of
 * values that are still there.
 */
export function shownErrors(
  errors: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
  { isWhole, judged, refused }: { isWhole: boolean; judged: readonly string[]; refused: Refused },
): Readonly<Record<string, unknown>> {
  const said = Object.entries(refused).filter(([, { of }]) =>
    Object.entries(of).every(([name, value]) => values[name] === value),
  )
  if (isWhole && said.length === 0) return errors
  return {
    ...Object.fromEntries(said.map(([name, { message }]) => [name, message])),
    ...(isWhole
      ? errors
      : Object.fromEntries(Object.entries(errors).filter(([name]) => judged.includes(name)))),
  }
}

/** Makes the store of a form. A submit runs the schema first, and so does each change after that. Rule: FORM-13. */
export function useFormStore<Values extends FormValues>({
  initial,
  schema,
  validatesChanges = false,
  onSubmit,
}: FormOptions<Values>): FormStore<Values> {
  const [isSubmitted, setSubmitted] = useState(false)
  const [judged, setJudged] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Refused>({})
  const isWhole = validatesChanges || isSubmitted
  const formik = useFormik<Values>({
    initialValues: initial,
    validationSchema: schema,
    validateOnBlur: false,
    // The schema runs as a whole: an error of one field may come and go with another one.
    validateOnChange: isWhole || judged.length > 0,
    // What is typed stays as it is; what is sent is what the schema makes of it.
    onSubmit(values) {
      setRefused({})
      return onSubmit(schema.cast(values) as Values)
    },
  })
  if (isSubmitted !== formik.submitCount > 0) setSubmitted(!isSubmitted)
  const { errors: found, values: typed } = formik
  return {
    ...formik,
    errors: useMemo(
      () => shownErrors(found, typed, { isWhole, judged, refused }) as typeof found,
      [found, typed, isWhole, judged, refused],
    ),
    refuse(name, message) {
      const fields = [name, ...othersOf(schema, name)]
      const of = Object.fromEntries(fields.map((field) => [field, typed[field] as unknown]))
      setRefused((all) => ({ ...all, [name]: { message, of } }))
    },
    judge: (name, isJudged) =>
      setJudged((all) => [...all.filter((other) => other !== name), ...(isJudged ? [name] : [])]),
    resetForm() {
      setRefused({})
      setJudged([])
      formik.resetForm()
    },
    rebase(initialValues, values) {
      const { errors, touched, status, submitCount, isSubmitting, isValidating } = formik
      // The library has no other way to change the initial values.
      formik.resetForm({
        values: initialValues,
        errors,
        touched,
        status,
        submitCount,
        isSubmitting,
        isValidating,
      })
      void formik.setValues(values, submitCount > 0)
    },
  }
}

type AnyStore = FormStore<FormValues>

/** The store of a form as it was last rendered, with listeners. Keeps its identity, so that it renders nothing. */
class CurrentForm {
  private readonly listeners = new Set<() => void>()

  constructor(public form: AnyStore) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Stores the form during its render: a field that renders with it reads the current form. */
  update(form: AnyStore) {
    this.form = form
  }

  /** Notifies the fields after the form has rendered; each compares its part. */
  announce() {
    for (const listener of this.listeners) listener()
  }
}

const CurrentFormContext = createContext<CurrentForm | null>(null)

function useCurrentForm(): CurrentForm {
  const current = use(CurrentFormContext)
  if (!current) throw new Error('A field must be inside of FormFields.')
  return current
}

/** Provides the store of a form to its fields. */
export function FormFields<Values extends FormValues>({
  store: typed,
  children,
}: {
  store: FormStore<Values>
  children: ReactNode
}) {
  const store = typed as AnyStore
  const [current] = useState(() => new CurrentForm(store))
  current.update(store)
  useLayoutEffect(() => current.announce())
  return <CurrentFormContext value={current}>{children}</CurrentFormContext>
}

/**
 * A part of a form's state; renders only when that part changes.
 *
 * @param select returns a plain value, or an object that the form keeps: never a new one
 */
export function useFormPart<Values extends FormValues, Part>(
  select: (form: FormStore<Values>) => Part,
): Part {
  const current = useCurrentForm()
  const read = () => select(current.form as FormStore<Values>)
  return useSyncExternalStore(current.subscribe, read, read)
}

/** The store of the enclosing form; renders at every change of it, so at every key. */
export const useForm = <Values extends FormValues>() => useFormPart((form: FormStore<Values>) => form)

/** Returns a function that returns the current form, for event handlers: it renders nothing. */
export function useFormNow<Values extends FormValues>(): () => FormStore<Values> {
  const current = useCurrentForm()
  return () => current.form as FormStore<Values>
}

interface FieldOptions<Name> {
  name: Name
  /** Validates the field by itself. Keep its identity between renders. */
  validate?: () => string | undefined
}

/** The value and the error of one field, and the functions that change it. */
export function useFormField<Values extends FormValues, Name extends FieldName<Values>>(
  field: Name | FieldOptions<Name>,
) {
  const { name, validate } = typeof field === 'string' ? { name: field, validate: undefined } : field
  const current = useCurrentForm()
  const value = useFormPart(({ values }) => values[name] as Values[Name])
  const error = useFormPart(({ errors }) => errors[name] as string | undefined)
  useEffect(() => {
    if (!validate) return
    const { registerField, unregisterField } = current.form
    registerField(name, { validate })
    return () => unregisterField(name)
  }, [current, name, validate])
  const { handleChange: onChange, handleBlur: onBlur } = current.form
  const helpers = useMemo(
    () => ({ setValue: (next: Values[Name]) => current.form.setFieldValue(name, next) }),
    [current, name],
  )
  return [{ name, value, onChange, onBlur }, { error }, helpers] as const
}
