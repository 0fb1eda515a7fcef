import type { FieldSchema, FieldValue } from '#store/api/generated/types'
import { isUuid } from '#model/nameOrId'
import { invalid } from '../wire/apiError'
import type { Clause, Literal, Operator, Test } from './query'
import type { FieldFilter } from './oneSeries'

// The match of series and times with a filter.

const compare = (a: number | string, b: number | string, operator: Operator): boolean => {
  switch (operator) {
    case '==':
      return a === b
    case '!=':
      return a !== b
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
    case '~=':
      return new RegExp(String(b)).test(String(a))
  }
}

const wordOf: Record<Literal['kind'], string> = {
  text: 'a string',
  number: 'a number',
  bool: 'a boolean',
  moment: 'a timestamp',
}

/** Whether a literal can be compared with a field of that type. */
function fits({ fieldType }: FieldSchema, { literal, operator }: Test): boolean {
  if (operator === '~=') return fieldType === 'string' && literal.kind === 'text'
  if (fieldType === 'uuid') return literal.kind === 'text' && isUuid(literal.value)
  if (fieldType === 'string' || fieldType === 'ip_addr') return literal.kind === 'text'
  return literal.kind === (fieldType === 'bool' ? 'bool' : 'number')
}

/** @throws 400 if the text is not a regular expression */
function requirePattern({ literal }: Test) {
  try {
    new RegExp(String(literal.value))
  } catch {
    throw invalid(`"${literal.value}" is not a regular expression`)
  }
}

/** @throws 400 when a filter names a missing field, or compares a field with a literal of another type */
export function checkTests(name: string, fields: readonly FieldSchema[], tests: readonly Test[]) {
  for (const test of tests) {
    if (test.key === 'timestamp') {
      if (test.literal.kind !== 'moment' || test.operator === '~=')
        throw invalid('timestamp can only be compared with a timestamp')
      continue
    }
    const field = fields.find((candidate) => candidate.name === test.key)
    if (!field) {
      const valid = [...fields.map(({ name: key }) => key), 'timestamp'].join(', ')
      throw invalid(`"${test.key}" is not a field of ${name}. Valid fields: ${valid}`)
    }
    if (test.operator === '~=') requirePattern(test)
    if (!fits(field, test))
      throw invalid(
        `field "${test.key}" has type ${field.fieldType} and cannot be compared with ${wordOf[test.literal.kind]}`,
      )
  }
}

const plain = (value: string | number | boolean) => {
  if (typeof value === 'boolean') return Number(value)
  // Ids are compared without case.
  return typeof value === 'string' && isUuid(value) ? value.toLowerCase() : value
}

const passes = (test: Test, value: FieldValue['value']) =>
  compare(plain(value), plain(test.literal.value), test.operator)

/** Whether a series with these fields passes every clause but those of the timestamp. */
export const passesAll = (clauses: readonly Clause[], fields: Readonly<Record<string, FieldValue>>) =>
  clauses.every((clause) =>
    clause.some((test) => {
      const field = fields[test.key]
      return test.key === 'timestamp' || !field || passes(test, field.value)
    }),
  )

/** Tests one field of a series, so that series which do not match are never created. */
export const fieldFilter =
  (clauses: readonly Clause[]): FieldFilter =>
  (field, value) =>
    clauses.every((clause) => clause.some((test) => test.key !== field || passes(test, value)))

/** The time range of a filter in milliseconds, including `from` and excluding `to`. Times are no alternatives. */
export function boundsOf(clauses: readonly Clause[], to: number): { from: number | undefined; to: number } {
  const bounds = { from: undefined as number | undefined, to }
  let isBounded = false
  for (const clause of clauses) {
    const [test] = clause
    if (clause.length !== 1 || test?.key !== 'timestamp' || test.literal.kind !== 'moment') continue
    const { operator, literal } = test
    if (operator === '>' || operator === '>=') bounds.from = Math.max(bounds.from ?? -Infinity, literal.value)
    if (operator === '<' || operator === '<=') {
      bounds.to = isBounded ? Math.min(bounds.to, literal.value) : literal.value
      isBounded = true
    }
  }
  return bounds
}
