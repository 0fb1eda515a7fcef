import { number, object, string, type AnySchema } from 'yup'
import { MOST_AT_ONCE } from '#model/countedNames'
import { atLeast, atMost } from '#ui/forms/numberText'
import { descriptionError, nameError } from '#model/names'
import { cleanText } from '#src/cleanText'

/**
 * A typed text as it is meant: without blanks around it, and without invisible characters. For all that is not prose and
 * no password. Rule: FORM-11.
 */
export const typedText = () =>
  string()
    .ensure()
    .transform((text: unknown) => (typeof text === 'string' ? cleanText(text) : text))

/**
 * The rule of a field that others decide too, in the form or in the region: what the region has said of the field goes
 * when one of them changes. Rule: FORM-13.
 */
export const judgedWith = <Rule extends AnySchema>(others: readonly string[], rule: Rule): Rule =>
  rule.meta({ judgedWith: others })

/** A resource's name; `model/names.ts` has the rule and its messages. */
export const resourceName = (label = 'Name') =>
  typedText().test('name', (value, context) => {
    const error = nameError(value, label)
    return error ? context.createError({ message: error }) : true
  })

/** The name of a new item in a list. */
export const freeName = (taken: ReadonlySet<string>, message: string) =>
  resourceName().test('free', message, (name) => !taken.has(name))

export const resourceDescription = () =>
  string()
    .ensure()
    .test('description', (value, context) => {
      const error = descriptionError(value)
      return error ? context.createError({ message: error }) : true
    })

/** The schema of a form of a name and a description alone. */
export const namedSchema = object({ name: resourceName(), description: resourceDescription() })

/** A choice or a password, which are required. They are sent as they are. */
export const requiredText = (label: string) => string().ensure().required(`${label} is required`)

/** A name of a kind that has no rule, such as that of a user. */
export const requiredName = (label: string) => typedText().required(`${label} is required`)

interface Limits {
  min: number
  max: number
  /** The unit of both, as in the label of the field. */
  unit?: string
  /** The message above the maximum; by default it says the maximum. */
  tooLarge?: string
}

/** A number that is required; an empty field reads as missing. */
const requiredNumber = (label: string) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(`${label} must be a number`)
    .required(`${label} is required`)

/** A whole number within bounds. */
export const wholeNumber = (label: string, { min, max, unit, tooLarge = atMost(max, unit) }: Limits) =>
  requiredNumber(label)
    .integer(`${label} must be a whole number`)
    .min(min, atLeast(min, unit))
    .max(max, tooLarge)

/** A number within bounds. Its field limits the decimals. */
export const decimalNumber = (label: string, { min, max, unit, tooLarge = atMost(max, unit) }: Limits) =>
  requiredNumber(label).min(min, atLeast(min, unit)).max(max, tooLarge)

/** How many things a form creates at once. Rule: MANY-6. */
export const howMany = () => wholeNumber('How many', { min: 1, max: MOST_AT_ONCE })

/** A whole number that may be missing; an empty field reads as missing. */
export const optionalWholeNumber = (label: string, { min, max }: { min: number; max: number }) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(`${label} must be a number`)
    .integer(`${label} must be a whole number`)
    .min(min, atLeast(min))
    .max(max, atMost(max))

/** A trimmed text that a rule of `model` validates; an empty one is missing. */
export const checkedText = (label: string, validate: (text: string) => string | undefined) =>
  typedText()
    .required(`${label} is required`)
    .test('checked', (value, context) => {
      const error = value === '' ? undefined : validate(value)
      return error ? context.createError({ message: error }) : true
    })

/** As {@link checkedText}, for an optional text. */
export const optionalCheckedText = (validate: (text: string) => string | undefined) =>
  typedText().test('checked', (value, context) => {
    const error = value === '' ? undefined : validate(value)
    return error ? context.createError({ message: error }) : true
  })
