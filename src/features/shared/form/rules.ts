import { number, string } from 'yup'
import { descriptionFault, nameFault } from '../../../store/model/names'

/** A resource's name; the rule and its words live in `store/model/names.ts`. */
export const resourceName = (label = 'Name') =>
  string()
    .ensure()
    .test('name', (value, context) => {
      const fault = nameFault(value, label)
      return fault ? context.createError({ message: fault }) : true
    })

/** The name of something new that stands in a list with others. */
export const freeName = (taken: ReadonlySet<string>, message: string) =>
  resourceName().test('free', message, (name) => !taken.has(name))

export const resourceDescription = () =>
  string()
    .ensure()
    .test('description', (value, context) => {
      const fault = descriptionFault(value)
      return fault ? context.createError({ message: fault }) : true
    })

/** A text that may be blank. Spaces around it do not count. */
export const optionalText = () => string().ensure().trim()

/** A whole number within bounds; an empty field reads as missing. */
export const wholeNumber = (
  label: string,
  { min, max, tooLarge }: { min: number; max: number; tooLarge: string },
) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(`${label} must be a number`)
    .required(`${label} is required`)
    .integer(`${label} must be a whole number`)
    .min(min, `Must be at least ${min}`)
    .max(max, tooLarge)

/** A text that a rule of `store/model` judges; an empty one is missing. Spaces around it do not count. */
export const judged = (label: string, faultOf: (text: string) => string | undefined) =>
  string()
    .ensure()
    .trim()
    .required(`${label} is required`)
    .test('judged', (value, context) => {
      const fault = value === '' ? undefined : faultOf(value)
      return fault ? context.createError({ message: fault }) : true
    })

/** The same for a text that may be left out. */
export const judgedIfGiven = (faultOf: (text: string) => string | undefined) =>
  string()
    .ensure()
    .trim()
    .test('judged', (value, context) => {
      const fault = value === '' ? undefined : faultOf(value)
      return fault ? context.createError({ message: fault }) : true
    })
