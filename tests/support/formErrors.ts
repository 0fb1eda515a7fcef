import { setIn, validateYupSchema, yupToFormErrors, type FormikValues } from 'formik'
import { ValidationError } from 'yup'
import type { FormSchema } from '#features/kit/form/FormFields'

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
