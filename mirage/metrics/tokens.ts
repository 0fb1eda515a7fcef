import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/durations'
import { invalid } from '../wire/apiError'

/** One token of a query and its position; the first character is at 1. */
export interface Token {
  kind: 'name' | 'text' | 'number' | 'moment' | 'span' | 'sign' | 'end'
  text: string
  at: number
}

const SPAN_MS: Record<string, number> = {
  ms: 1,
  s: 1_000,
  m: MINUTE_MS,
  h: HOUR_MS,
  d: DAY_MS,
  w: 604_800_000,
}

// The order matters: a duration is tried before a number, and longer signs before shorter ones.
const shapes: readonly (readonly [Token['kind'], RegExp])[] = [
  ['moment', /@(now\(\)|\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?Z?)/y],
  ['span', /\d+(ms|s|m|h|d|w)(?![a-z0-9_])/y],
  ['number', /-?\d+(\.\d+)?/y],
  ['text', /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*(:[A-Za-z0-9_]+)?/y],
  ['sign', /&&|\|\||==|!=|<=|>=|~=|[<>|,;()[\]{}!^+-]/y],
]

/** The error of a query that cannot be parsed. */
export const syntaxError = (token: Pick<Token, 'at' | 'text'>, expected: string) =>
  invalid(
    `syntax error at 1:${token.at}: expected ${expected}, found ${token.text === '' ? 'the end of the query' : token.text}`,
  )

/** The tokens of a query and a final empty one. @throws 400 with the position of an unknown character */
export function tokenize(query: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < query.length) {
    if (/\s/.test(query.charAt(at))) {
      at += 1
      continue
    }
    const found = shapes
      .map(([kind, shape]) => {
        shape.lastIndex = at
        return { kind, text: shape.exec(query)?.[0] }
      })
      .find(({ text }) => text !== undefined)
    if (!found?.text)
      throw syntaxError({ at: at + 1, text: query.charAt(at) }, 'a word of the query language')
    tokens.push({ kind: found.kind, text: found.text, at: at + 1 })
    at += found.text.length
  }
  return [...tokens, { kind: 'end', text: '', at: query.length + 1 }]
}

/** A duration such as `90s` or `5m`, in milliseconds. */
export function spanMs(text: string): number {
  const [, count = '0', unit = 's'] = /^(\d+)([a-z]+)$/.exec(text) ?? []
  return Number(count) * (SPAN_MS[unit] ?? 0)
}
