// @chunk settings-check
import { array, number, object, string, ValidationError, type AnyObjectSchema, type Schema } from 'yup'
import { projectSidebar } from '#features/areas/projectSidebar'
import { siloSidebar } from '#features/areas/siloSidebar'
import { systemSidebar } from '#features/areas/systemSidebar'
import { isRecord } from '#model/isRecord'
import { isVersion } from '#store/api/versions/offers'
import { DEVICE_CODE_LENGTH } from '#model/limits'
import type { Settings } from '#model/settings'

/** The features that can be switched off, by the name of their list in addresses. */
export const features: readonly string[] = [
  ...new Set(
    Object.values({ ...projectSidebar, ...siloSidebar, ...systemSidebar }).map(
      ({ to }) => to.list.path.split('/').at(-1) ?? '',
    ),
  ),
]
  .filter((name) => name !== 'projects')
  .toSorted()

/** Refuses a value of another type, and null, with the same sentence. */
const typed = <S extends Schema>(schema: S, type: string): S => {
  const sentence = `\${path} must be ${type}.`
  return schema.strict().typeError(sentence).nonNullable(sentence)
}
const text = () => typed(string(), 'a text').min(1, '${path} must not be empty.')
const colour = (isColour: (value: unknown) => boolean) =>
  text()
    .required('${path} is missing.')
    .test('colour', '${path} must be a colour such as #1a5fb4.', (value) => isColour(value))
const whole = () =>
  typed(number(), 'a number').integer('${path} must be a whole number.').min(1, '${path} must be at least 1.')
const isWeb = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const of = (test: (value: string) => boolean) => (value: string | undefined) =>
  value === undefined || test(value)
const known = { unknown: '${path} has no setting ${properties}.' }
const group = <S extends AnyObjectSchema>(schema: S) => typed(schema, 'an object').exact(known.unknown)

/** The tests of single values, which the code that reads the file has too. */
interface Values {
  isColour: (value: unknown) => boolean
  isFirstPath: (value: string) => boolean
  isSupportAddress: (value: string) => boolean
}

const schemaOf = ({ isColour, isFirstPath, isSupportAddress }: Values) =>
  ({
    docsUrl: text().test('url', '${path} must be an http or https address.', of(isWeb)),
    cliName: text(),
    deviceCodeDashAfter: whole().max(DEVICE_CODE_LENGTH - 1, '${path} must be at most ${max}.'),
    apiVersion: text().test(
      'version',
      '${path} must be a version such as 2026073100.',
      of((value) => isVersion(value)),
    ),
    name: text(),
    accent: group(object({ light: colour(isColour), dark: colour(isColour) }).default(undefined)),
    notice: text(),
    firstPage: text().test(
      'path',
      '${path} must be a path of the console such as /projects.',
      of(isFirstPath),
    ),
    limits: group(object({ vcpus: whole(), memoryGiB: whole(), diskGiB: whole() })),
    support: typed(
      array(
        group(
          object({
            label: text().required('${path} is missing.'),
            url: text()
              .required('${path} is missing.')
              .test('url', '${path} must be an http, https or mailto address.', of(isSupportAddress)),
          }),
        ),
      ),
      'a list',
    ),
    off: typed(
      array(
        text().oneOf(
          features,
          ({ path, value }) => `${path} has no feature “${value}”. There are ${features.join(', ')}.`,
        ),
      ),
      'a list',
    ),
  }) satisfies Record<keyof Settings, unknown>

/**
 * Checks the file of an installation.
 *
 * @param file its text
 * @param values the tests of its values
 * @returns a sentence for each fault
 */
export function faultsOf(file: string, values: Values): string[] {
  const schema = schemaOf(values)
  let value: unknown
  try {
    value = JSON.parse(file)
  } catch (error) {
    return [`It is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`]
  }
  if (!isRecord(value)) return ['It must be an object.']
  const unknown = Object.keys(value)
    .filter((name) => !Object.hasOwn(schema, name))
    .map((name) => `There is no setting ${name}.`)
  const settings = Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(schema, name)))
  try {
    object(schema).validateSync(settings, { abortEarly: false })
    return unknown
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return [...unknown, ...error.errors]
  }
}
