import { setIn, validateYupSchema, yupToFormErrors, type FormikValues } from 'formik'
import { ValidationError, type AnyObjectSchema } from 'yup'
import { othersOf, type FormSchema } from '#features/kit/form/FormFields'

/**
 * The messages of a form with these values, by the path of the field, as the form shows them. The form library passes
 * empty texts as undefined.
 */
export async function errorsOf(schema: FormSchema, values: FormikValues): Promise<Record<string, unknown>> {
  try {
    await validateYupSchema(values, schema)
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return yupToFormErrors(error)
  }
}

/** A change of one field, by its path, of values that are otherwise the same. */
export const changed = <Values extends object>(values: Values, path: string, value: unknown): Values =>
  setIn(values, path, value) as Values

/**
 * The other fields that the rule of each field reads with these values, without being `judgedWith` them: "last reads
 * first".
 */
export async function unnamedReads(schema: AnyObjectSchema, values: FormikValues): Promise<string[]> {
  const reads = await Promise.all(
    Object.keys(schema.fields).map(async (field) => {
      const read = new Set<string>()
      const watched = new Proxy(values, {
        get(target, key) {
          if (typeof key === 'string') read.add(key)
          return Reflect.get(target, key) as unknown
        },
      })
      // What is cast is a copy, whose reads would not be noticed.
      await schema.validateAt(field, watched, { strict: true }).catch((error: unknown) => {
        if (!(error instanceof ValidationError)) throw error
      })
      const others = [...read].filter((key) => key in values && key !== field)
      const named = others.length > 0 ? othersOf(schema, field) : []
      return others.filter((key) => !named.includes(key)).map((key) => `${field} reads ${key}`)
    }),
  )
  return reads.flat()
}
