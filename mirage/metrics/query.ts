import { invalid } from '../wire/apiError'
import { spanMs, syntaxError, tokenize, type Token } from './tokens'

// A parser for the part of the query language that the console uses. Rule: MET-1.

export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '~='
export type Literal =
  | { kind: 'text'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'bool'; value: boolean }
  /** Milliseconds since the epoch. */
  | { kind: 'moment'; value: number }

/** One comparison of a filter. */
export interface Test {
  key: string
  operator: Operator
  literal: Literal
}

/** Comparisons of which one must hold. */
export type Clause = readonly Test[]

export type Stage =
  /** All clauses must hold. */
  | { kind: 'filter'; clauses: readonly Clause[] }
  | { kind: 'align'; everyMs: number }
  | { kind: 'groupBy'; columns: readonly string[]; reducer: 'sum' | 'mean' }
  | { kind: 'first' | 'last'; count: number }

export interface Query {
  /** `target:metric`. */
  name: string
  stages: readonly Stage[]
}

const operators: readonly string[] = ['==', '!=', '<', '<=', '>', '>=', '~=']

class Parser {
  private at = 0

  constructor(
    private readonly tokens: readonly Token[],
    private readonly nowMs: number,
  ) {}

  /** One query, or several in braces, of which each has a table of its own. */
  queries(): Query[] {
    if (!this.skip('{')) {
      const one = this.query()
      if (this.current.kind !== 'end') throw syntaxError(this.current, '`|` or the end of the query')
      return [one]
    }
    const parts = [this.query()]
    while (this.skip(';')) parts.push(this.query())
    this.word('}', '`|`, `;` or `}`')
    if (this.current.kind !== 'end') throw syntaxError(this.current, 'the end of the query')
    return parts
  }

  private query(): Query {
    this.word('get', '`get`')
    const name = this.take('name', 'the name of a timeseries')
    if (!name.text.includes(':')) throw syntaxError(name, 'the name of a timeseries, `target:metric`')
    const stages: Stage[] = []
    while (this.skip('|')) stages.push(this.stage())
    return { name: name.text, stages }
  }

  private get current(): Token {
    return this.tokens[this.at] ?? { kind: 'end', text: '', at: 0 }
  }

  private take(kind: Token['kind'], expected: string): Token {
    const token = this.current
    if (token.kind !== kind) throw syntaxError(token, expected)
    this.at += 1
    return token
  }

  private word(text: string, expected: string) {
    if (this.current.text !== text) throw syntaxError(this.current, expected)
    this.at += 1
  }

  private skip(text: string): boolean {
    if (this.current.kind === 'end' || this.current.text !== text) return false
    this.at += 1
    return true
  }

  private stage(): Stage {
    const operation = this.take('name', 'a table operation')
    switch (operation.text) {
      case 'filter':
        return this.filter()
      case 'align':
        return this.align()
      case 'group_by':
        return this.groupBy()
      case 'first':
      case 'last':
        return { kind: operation.text, count: Number(this.take('number', 'a count').text) }
      default:
        throw syntaxError(operation, '`filter`, `align`, `group_by`, `first` or `last`')
    }
  }

  private filter(): Stage {
    const clauses = [this.clause()]
    while (this.skip('&&')) clauses.push(this.clause())
    return { kind: 'filter', clauses }
  }

  /** A comparison, or several in parentheses of which one must hold. */
  private clause(): Clause {
    if (!this.skip('(')) return [this.test()]
    const tests = [this.test()]
    while (this.skip('||')) tests.push(this.test())
    this.word(')', '`||` or `)`')
    return tests
  }

  private test(): Test {
    const key = this.take('name', 'the name of a field')
    const operator = this.take('sign', 'a comparison')
    if (!operators.includes(operator.text)) throw syntaxError(operator, 'a comparison')
    return { key: key.text, operator: operator.text as Operator, literal: this.literal() }
  }

  private literal(): Literal {
    const token = this.current
    this.at += 1
    if (token.kind === 'text')
      return { kind: 'text', value: token.text.slice(1, -1).replaceAll(/\\(.)/g, '$1') }
    if (token.kind === 'number') return { kind: 'number', value: Number(token.text) }
    if (token.kind === 'moment') return { kind: 'moment', value: this.moment(token) }
    if (token.text === 'true' || token.text === 'false') return { kind: 'bool', value: token.text === 'true' }
    throw syntaxError(token, 'a value')
  }

  /** A time in UTC, or the present plus or minus a duration. */
  private moment(token: Token): number {
    if (token.text === '@now()') {
      if (this.skip('-')) return this.nowMs - this.span()
      return this.skip('+') ? this.nowMs + this.span() : this.nowMs
    }
    const text = token.text.slice(1).replace(/Z$/, '')
    const ms = Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00:00Z`)
    if (Number.isNaN(ms)) throw syntaxError(token, 'a moment')
    return ms
  }

  private span(): number {
    return spanMs(this.take('span', 'a span of time, such as `60s`').text)
  }

  private align(): Stage {
    const method = this.take('name', 'an alignment method')
    if (method.text !== 'mean_within') throw syntaxError(method, '`mean_within`')
    this.word('(', '`(`')
    const everyMs = this.span()
    this.word(')', '`)`')
    if (everyMs === 0) throw invalid('the alignment period must be greater than zero')
    return { kind: 'align', everyMs }
  }

  private groupBy(): Stage {
    this.word('[', '`[`')
    const columns: string[] = []
    while (!this.skip(']')) {
      if (columns.length > 0) this.word(',', '`,` or `]`')
      columns.push(this.take('name', 'the name of a field').text)
    }
    if (!this.skip(',')) return { kind: 'groupBy', columns, reducer: 'mean' }
    const reducer = this.take('name', '`sum` or `mean`')
    if (reducer.text !== 'sum' && reducer.text !== 'mean') throw syntaxError(reducer, '`sum` or `mean`')
    return { kind: 'groupBy', columns, reducer: reducer.text }
  }
}

/** Parses a query into its parts. @throws 400 with the position of a syntax error */
export const parseQuery = (text: string, nowMs: number): Query[] =>
  new Parser(tokenize(text), nowMs).queries()
