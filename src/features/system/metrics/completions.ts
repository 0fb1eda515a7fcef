import type { FieldSchema, TimeseriesSchema } from '#store/api/generated/types'
import { wireWords } from '#model/case'
import { queryWords, type QueryWord } from '#features/shared/metrics/queryWords'

// Completions for the query form. Rules: MET-1, MET-15.

/** One suggested completion. */
interface Completion {
  /** The completed word, which the typed part is matched with. */
  label: string
  /** The text that replaces the typed part. */
  insert: string
  /** The meaning of the word. */
  detail?: string
}

interface Completions {
  /** The start of the replaced part of the text. */
  from: number
  to: number
  items: readonly Completion[]
  /** A word is partly typed, so the first completion is a good guess. */
  isBegun: boolean
  /** There are completions other than operators, and the caret is at the start of a word or within one. */
  isHelpful: boolean
}

export interface CompletionContext {
  schemas: readonly TimeseriesSchema[]
  /** The width of a window that fits the time range, in seconds. */
  windowS: number
  /** The values of fields in the last response. */
  seen: ReadonlyMap<string, readonly string[]>
}

const operations: readonly Completion[] = [
  { label: 'filter', insert: 'filter ', detail: 'Keep series and times by comparison' },
  { label: 'align', insert: 'align mean_within(', detail: 'Mean of each window of time' },
  { label: 'group_by', insert: 'group_by [', detail: 'Add up series that share fields' },
  { label: 'last', insert: 'last ', detail: 'The last points of each series' },
  { label: 'first', insert: 'first ', detail: 'The first points of each series' },
]
const bar: Completion = { label: '|', insert: '| ', detail: 'Then' }
const and: Completion = { label: '&&', insert: '&& ', detail: 'And' }
const plain = (label: string, detail?: string, insert = `${label} `): Completion =>
  detail === undefined ? { label, insert } : { label, insert, detail }

const equal = [plain('==', 'Equal'), plain('!=', 'Not equal')]
const ordered = [plain('>=', 'At least'), plain('<', 'Less'), plain('>', 'More'), plain('<=', 'At most')]
const pattern = plain('~=', 'Matches a regular expression')

const TIMESTAMP = 'timestamp'
const spans = ['5s', '1m', '5m', '15m', '1h', '1d']

const isNumber = ({ fieldType }: FieldSchema) => /^[iu]\d/.test(fieldType)

function fieldsOf(prior: readonly QueryWord[], schemas: readonly TimeseriesSchema[]): readonly FieldSchema[] {
  const get = prior.findLastIndex(({ text }) => text === 'get')
  const name = prior[get + 1]?.text
  return schemas.find(({ timeseriesName }) => timeseriesName === name)?.fieldSchema ?? []
}

const nameOf = (field: FieldSchema, insert?: string) =>
  plain(field.name, `${field.description} (${field.fieldType})`, insert)

function operatorsFor(field: FieldSchema | undefined, name: string): readonly Completion[] {
  if (name === TIMESTAMP) return ordered
  if (!field) return [...equal, pattern, ...ordered]
  if (isNumber(field)) return [...equal, ...ordered]
  return field.fieldType === 'string' ? [...equal, pattern] : equal
}

function valuesFor(
  field: FieldSchema | undefined,
  name: string,
  seen: CompletionContext['seen'],
): readonly Completion[] {
  if (name === TIMESTAMP) return [plain('@now()', 'The present')]
  const known = seen.get(name) ?? []
  if (field?.fieldType === 'bool') return [plain('true'), plain('false')]
  const isQuoted = !field || !isNumber(field)
  return known.map((value) => plain(isQuoted ? JSON.stringify(value) : value, 'In the last answer'))
}

/** The completions within a filter, after its words since the last `&&`. */
function inFilter(
  clause: readonly QueryWord[],
  fields: readonly FieldSchema[],
  seen: CompletionContext['seen'],
): readonly Completion[] {
  const [name, operator, value, sign, span] = clause
  if (!name)
    return [...fields.map((field) => nameOf(field)), plain(TIMESTAMP, 'When it was measured, in UTC')]
  const field = fields.find((one) => one.name === name.text)
  if (!operator) return operatorsFor(field, name.text)
  if (!value) return valuesFor(field, name.text, seen)
  if (value.text === '@now()' && !sign) return [plain('-', 'Before the present'), and, bar]
  if ((sign?.text === '-' || sign?.text === '+') && !span) return spans.map((text) => plain(text))
  return [and, bar]
}

function inAlign(words: readonly QueryWord[], windowS: number): readonly Completion[] {
  const [method, open, span, close] = words
  if (!method) return [plain('mean_within(', 'Mean of each window', 'mean_within(')]
  if (!open) return [plain('(', undefined, '(')]
  if (!span) {
    const fit = `${windowS}s`
    return [
      plain(fit, 'Fits the time range', `${fit}) `),
      ...spans.filter((text) => text !== fit).map((text) => plain(text, undefined, `${text}) `)),
    ]
  }
  return close ? [bar] : [plain(')')]
}

function inGroup(words: readonly QueryWord[], fields: readonly FieldSchema[]): readonly Completion[] {
  const last = words.at(-1)
  if (!last) return [plain('[', 'The fields to keep', '[')]
  const end = words.findIndex(({ text }) => text === ']')
  if (end < 0) {
    const isField = last.text !== '[' && last.text !== ','
    if (isField) return [plain(']', 'All fields named'), plain(',', 'One more field', ', ')]
    const named = new Set(words.map(({ text }) => text))
    return fields.filter(({ name }) => !named.has(name)).map((field) => nameOf(field, field.name))
  }
  if (end === words.length - 1) return [plain(', sum', 'Add them up'), plain(', mean', 'Their mean'), bar]
  return last.text === ',' ? [plain('sum', 'Add them up'), plain('mean', 'Their mean')] : [bar]
}

/** The completions after the given words. */
function following(prior: readonly QueryWord[], context: CompletionContext): readonly Completion[] {
  const start = prior.findLastIndex(({ text }) => text === '|' || text === '{' || text === ';')
  const [operation, ...words] = prior.slice(start + 1)
  if (start < 0 || prior[start]?.text !== '|') {
    if (!operation) return [plain('get', 'Read a series')]
    if (words.length > 0) return [bar]
    return context.schemas.map(({ timeseriesName, description, units }) =>
      plain(timeseriesName, `${description.metric}${units === 'none' ? '' : ` (${wireWords(units)})`}`),
    )
  }
  const fields = fieldsOf(prior, context.schemas)
  switch (operation?.text) {
    case undefined:
      return operations
    case 'filter': {
      const joined = words.findLastIndex(({ text }) => text === '&&' || text === '||')
      return inFilter(words.slice(joined + 1), fields, context.seen)
    }
    case 'align':
      return inAlign(words, context.windowS)
    case 'group_by':
      return inGroup(words, fields)
    case 'first':
    case 'last':
      return words.length > 0 ? [bar] : ['1', '10', '100'].map((count) => plain(count))
    default:
      return [bar]
  }
}

/**
 * The completions that match the typed part: those that start with it, those that contain it, then by meaning.
 */
function matching(items: readonly Completion[], begun: string): readonly Completion[] {
  const typed = begun.toLowerCase()
  const rank = ({ label, detail = '' }: Completion) => {
    const at = label.toLowerCase().indexOf(typed)
    if (at === 0) return 0
    if (at > 0) return 1
    return typed.length > 2 && detail.toLowerCase().includes(typed) ? 2 : 3
  }
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/**
 * Whether the word at the caret may still continue. An operator is complete unless a longer one starts with it.
 */
const isOpen = ({ kind, text }: QueryWord) =>
  kind === 'sign' ? /^[=!<>~&]$/.test(text) : kind !== 'text' || !/^(["']).*\1$/.test(text)

/** The completions of a query at the caret. */
export function completionsAt(text: string, caret: number, context: CompletionContext): Completions {
  const words = queryWords(text.slice(0, caret))
  const last = words.at(-1)
  const begun = last && last.at + last.text.length === caret && isOpen(last) ? last : undefined
  const items = following(begun ? words.slice(0, -1) : words, context)
  const isOffering = items.some((item) => item !== bar && item !== and)
  if (!begun) {
    const isHelpful = isOffering && /[\s([]$/.test(text.slice(0, caret))
    return { from: caret, to: caret, items, isBegun: false, isHelpful }
  }
  const found = matching(items, begun.text).filter(({ label }) => label !== begun.text)
  // After a complete word, its continuations are listed without a highlight, so that Enter sends the query.
  const isWhole = items.some(({ label }) => label === begun.text)
  return { from: begun.at, to: caret, items: found, isBegun: !isWhole, isHelpful: !isWhole }
}

/** The text and the caret after a completion was accepted. */
export function accepted(text: string, { from, to }: Completions, { insert }: Completion) {
  // Avoids two spaces in a row.
  const put = text.charAt(to) === ' ' ? insert.trimEnd() : insert
  return { text: text.slice(0, from) + put + text.slice(to), caret: from + put.length }
}
